package app.signet.phone;

import android.content.ActivityNotFoundException;
import android.content.ContentResolver;
import android.content.Intent;
import android.database.Cursor;
import android.net.Uri;
import android.os.Build;
import android.provider.OpenableColumns;
import android.provider.Settings;
import com.getcapacitor.JSArray;
import com.getcapacitor.JSObject;
import com.getcapacitor.Logger;
import com.getcapacitor.Plugin;
import com.getcapacitor.PluginCall;
import com.getcapacitor.PluginMethod;
import com.getcapacitor.annotation.CapacitorPlugin;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * Hands over what other apps share, and opens the settings of notifications.
 *
 * Another app chooses the names and the length of what it shares. So a copy has a name of our own, and no more of it is
 * read than shows the page that it is too large.
 */
@CapacitorPlugin(name = "SignetPhone")
public class SignetPhonePlugin extends Plugin {

    private static final int MOST_FILES = 21;
    /** One byte more than the page keeps, so that it can name what was too large. */
    private static final long MOST_BYTES = 20L * 1024 * 1024 + 1;
    private static final int LONGEST_TEXT = 20_000;

    private final List<JSObject> waiting = new ArrayList<>();

    /** Also called with the intent that started the app. */
    @Override
    protected void handleOnNewIntent(Intent intent) {
        super.handleOnNewIntent(intent);
        if (intent == null || isFromHistory(intent)) return;
        String action = intent.getAction();
        if (!Intent.ACTION_SEND.equals(action) && !Intent.ACTION_SEND_MULTIPLE.equals(action)) return;

        // Copying takes as long as the other app likes.
        bridge.execute(() -> receive(intent));
    }

    /** Gives everything that was shared since, once. */
    @PluginMethod
    public void takeShared(PluginCall call) {
        JSArray shares = new JSArray();
        synchronized (waiting) {
            for (JSObject share : waiting) shares.put(share);
            waiting.clear();
        }
        JSObject answer = new JSObject();
        answer.put("shares", shares);
        call.resolve(answer);
    }

    /** Removes the copies of what was taken; copies that still wait stay. */
    @PluginMethod
    public void forgetShared(PluginCall call) {
        synchronized (waiting) {
            if (waiting.isEmpty()) deleteAll(folder());
        }
        call.resolve();
    }

    @PluginMethod
    public void openNotificationSettings(PluginCall call) {
        Intent intent;
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.O) {
            intent = new Intent(Settings.ACTION_APP_NOTIFICATION_SETTINGS);
            intent.putExtra(Settings.EXTRA_APP_PACKAGE, getContext().getPackageName());
        } else {
            intent = new Intent(Settings.ACTION_APPLICATION_DETAILS_SETTINGS);
            intent.setData(Uri.fromParts("package", getContext().getPackageName(), null));
        }
        getActivity().startActivity(intent);
        call.resolve();
    }

    /**
     * Opens an address in the browser, also where the system would open it in this app. A sign-in must happen in the
     * browser, which people trust and in which they may be signed in already.
     */
    @PluginMethod
    public void openBrowser(PluginCall call) {
        Uri address = Uri.parse(call.getString("url", ""));
        if (!"https".equals(address.getScheme())) {
            call.reject("Only https opens in the browser");
            return;
        }
        Intent intent = Intent.makeMainSelectorActivity(Intent.ACTION_MAIN, Intent.CATEGORY_APP_BROWSER);
        intent.setData(address);
        intent.addFlags(Intent.FLAG_ACTIVITY_NEW_TASK);
        try {
            getActivity().startActivity(intent);
            call.resolve();
        } catch (ActivityNotFoundException problem) {
            call.reject("There is no browser", problem);
        }
    }

    /** The system repeats an old intent when the app is opened from the list of recent ones. */
    private static boolean isFromHistory(Intent intent) {
        return (intent.getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0;
    }

    private void receive(Intent intent) {
        JSObject share = new JSObject();
        share.put("title", textOf(intent, Intent.EXTRA_SUBJECT));
        share.put("text", textOf(intent, Intent.EXTRA_TEXT));
        JSArray files = new JSArray();
        for (Uri uri : filesOf(intent)) {
            JSObject file = copyOf(uri);
            if (file != null) files.put(file);
        }
        share.put("files", files);
        synchronized (waiting) {
            waiting.add(share);
        }
        notifyListeners("shared", new JSObject());
    }

    private static String textOf(Intent intent, String name) {
        CharSequence text = intent.getCharSequenceExtra(name);
        if (text == null) return "";
        return text.subSequence(0, Math.min(text.length(), LONGEST_TEXT)).toString();
    }

    @SuppressWarnings("deprecation")
    private static List<Uri> filesOf(Intent intent) {
        List<Uri> found = new ArrayList<>();
        if (Intent.ACTION_SEND.equals(intent.getAction())) {
            Uri one = intent.getParcelableExtra(Intent.EXTRA_STREAM);
            if (one != null) found.add(one);
        } else {
            ArrayList<Uri> several = intent.getParcelableArrayListExtra(Intent.EXTRA_STREAM);
            if (several != null) found.addAll(several);
        }
        return found.subList(0, Math.min(found.size(), MOST_FILES));
    }

    /** Only what another app offers through a provider: a path could be one of our own files. */
    private JSObject copyOf(Uri uri) {
        String own = getContext().getPackageName();
        boolean isOffered = ContentResolver.SCHEME_CONTENT.equals(uri.getScheme());
        if (!isOffered || (uri.getAuthority() != null && uri.getAuthority().startsWith(own))) return null;

        File copy = new File(folder(), UUID.randomUUID().toString());
        try (InputStream from = resolver().openInputStream(uri); OutputStream to = new FileOutputStream(copy)) {
            if (from == null) return null;
            copyBounded(from, to);
        } catch (IOException | SecurityException problem) {
            Logger.error("A shared file could not be read", problem);
            return null;
        }
        JSObject file = new JSObject();
        String type = resolver().getType(uri);
        file.put("path", copy.getAbsolutePath());
        file.put("name", nameOf(uri));
        file.put("type", type == null ? "application/octet-stream" : type);
        return file;
    }

    private static void copyBounded(InputStream from, OutputStream to) throws IOException {
        byte[] part = new byte[64 * 1024];
        long left = MOST_BYTES;
        while (left > 0) {
            int read = from.read(part, 0, (int) Math.min(part.length, left));
            if (read < 0) return;
            to.write(part, 0, read);
            left -= read;
        }
    }

    /** The name is only shown and sent on; it is never a path. */
    private String nameOf(Uri uri) {
        String[] wanted = { OpenableColumns.DISPLAY_NAME };
        try (Cursor rows = resolver().query(uri, wanted, null, null, null)) {
            if (rows != null && rows.moveToFirst() && !rows.isNull(0)) return lastPart(rows.getString(0));
        } catch (RuntimeException problem) {
            Logger.error("A shared file has no name", problem);
        }
        return "file";
    }

    private static String lastPart(String name) {
        return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
    }

    private ContentResolver resolver() {
        return getContext().getContentResolver();
    }

    private File folder() {
        File folder = new File(getContext().getCacheDir(), "shared");
        folder.mkdirs();
        return folder;
    }

    private static void deleteAll(File folder) {
        File[] files = folder.listFiles();
        if (files == null) return;
        for (File file : files) file.delete();
    }
}
