import AuthenticationServices
import Capacitor
import UIKit

/// Hands over what the share extension has kept for the app, opens the settings of notifications, and signs in by the
/// browser.
@objc(SignetPhonePlugin)
public class SignetPhonePlugin: CAPInstancePlugin, CAPBridgedPlugin {
    public let identifier = "SignetPhonePlugin"
    public let jsName = "SignetPhone"
    public let pluginMethods: [CAPPluginMethod] = [
        CAPPluginMethod(name: "takeShared", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "forgetShared", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "openNotificationSettings", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "openBrowser", returnType: CAPPluginReturnPromise)
    ]

    private let taken = "taken-"
    /// Ends with the last reference to it.
    private var signIn: ASWebAuthenticationSession?

    override public func load() {
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(announce),
            name: UIApplication.didBecomeActiveNotification,
            object: nil
        )
    }

    @objc private func announce() {
        if !folders(isTaken: false).isEmpty {
            notifyListeners("shared", data: [:])
        }
    }

    /// Gives everything that was shared since, once.
    @objc func takeShared(_ call: CAPPluginCall) {
        var shares: [[String: Any]] = []
        for folder in folders(isTaken: false) {
            let moved = folder.deletingLastPathComponent()
                .appendingPathComponent(taken + folder.lastPathComponent)
            do {
                try FileManager.default.moveItem(at: folder, to: moved)
                shares.append(try share(in: moved))
            } catch {
                CAPLog.print("A share could not be read", error)
            }
        }
        call.resolve(["shares": shares])
    }

    /// Removes the copies of what was taken.
    @objc func forgetShared(_ call: CAPPluginCall) {
        for folder in folders(isTaken: true) {
            try? FileManager.default.removeItem(at: folder)
        }
        call.resolve()
    }

    @objc func openNotificationSettings(_ call: CAPPluginCall) {
        DispatchQueue.main.async {
            if let url = URL(string: UIApplication.openSettingsURLString) {
                UIApplication.shared.open(url)
            }
            call.resolve()
        }
    }

    /// Opens an address in the browser of the system. Gives the link of ours that it comes back by, which no other app
    /// gets; nothing when the person closes it.
    @objc func openBrowser(_ call: CAPPluginCall) {
        guard let url = URL(string: call.getString("url") ?? ""), url.scheme == "https" else {
            call.reject("Only https opens in the browser")
            return
        }
        DispatchQueue.main.async {
            let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "signet") { [weak self] link, problem in
                self?.signIn = nil
                if let link = link {
                    call.resolve(["link": link.absoluteString])
                } else if (problem as? ASWebAuthenticationSessionError)?.code == .canceledLogin {
                    call.resolve()
                } else {
                    call.reject("The browser did not open", nil, problem)
                }
            }
            session.presentationContextProvider = self
            self.signIn = session
            session.start()
        }
    }

    private func share(in folder: URL) throws -> [String: Any] {
        let kept = try JSONDecoder().decode(
            KeptShare.self,
            from: Data(contentsOf: folder.appendingPathComponent(KeptShare.fileName))
        )
        let files = kept.files.map { file in
            ["path": folder.appendingPathComponent(file.kept).path, "name": file.name, "type": file.type]
        }
        return ["title": kept.title, "text": kept.text, "files": files]
    }

    private func folders(isTaken: Bool) -> [URL] {
        guard let place = KeptShare.place() else { return [] }
        let found = try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
        return (found ?? []).filter { folder in
            let name = folder.lastPathComponent
            return !name.hasPrefix(KeptShare.unfinished) && name.hasPrefix(taken) == isTaken
        }
    }
}

extension SignetPhonePlugin: ASWebAuthenticationPresentationContextProviding {
    public func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
        bridge?.viewController?.view.window ?? ASPresentationAnchor()
    }
}
