import Capacitor
import UIKit

/// Hands over what the share extension has kept for the app, and opens the settings of notifications.
@objc(SignetPhonePlugin)
public class SignetPhonePlugin: CAPInstancePlugin, CAPBridgedPlugin {
    public let identifier = "SignetPhonePlugin"
    public let jsName = "SignetPhone"
    public let pluginMethods: [CAPPluginMethod] = [
        CAPPluginMethod(name: "takeShared", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "forgetShared", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "openNotificationSettings", returnType: CAPPluginReturnPromise)
    ]

    private let taken = "taken-"

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
