import Capacitor
import UIKit

/// The page of the app, with our own part of the bridge.
class AppViewController: CAPBridgeViewController {
    override open func capacitorDidLoad() {
        bridge?.registerPluginInstance(SignetPhonePlugin())
    }
}
