package APP_ID;

import android.os.Bundle;
import app.signet.phone.SignetPhonePlugin;
import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {

    @Override
    public void onCreate(Bundle savedInstanceState) {
        registerPlugin(SignetPhonePlugin.class);
        super.onCreate(savedInstanceState);
    }
}
