import UIKit
import UniformTypeIdentifiers

/// Keeps what another app shares until the app opens. An extension may not open its app, so it says what comes next.
class ShareViewController: UIViewController {
    private let mostFiles = 21
    /// One byte more than the page keeps, so that it can name what was too large.
    private let mostBytes = 20 * 1024 * 1024 + 1

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Task {
            let isKept = await keep()
            await say(isKept ? Words.kept : Words.failed)
        }
    }

    private func keep() async -> Bool {
        guard let place = KeptShare.place() else { return false }
        let id = UUID().uuidString
        let folder = place.appendingPathComponent(KeptShare.unfinished + id, isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let share = await collect(into: folder)
            try JSONEncoder().encode(share).write(to: folder.appendingPathComponent(KeptShare.fileName))
            // Whole or not at all: the app sees a folder only under its last name.
            try FileManager.default.moveItem(at: folder, to: place.appendingPathComponent(id, isDirectory: true))
            return true
        } catch {
            try? FileManager.default.removeItem(at: folder)
            return false
        }
    }

    private func collect(into folder: URL) async -> KeptShare {
        let items = (extensionContext?.inputItems ?? []).compactMap { $0 as? NSExtensionItem }
        var files: [KeptShare.File] = []
        var lines: [String] = []
        for provider in items.flatMap({ $0.attachments ?? [] }) {
            if provider.hasItemConformingToTypeIdentifier(UTType.url.identifier),
               !provider.hasItemConformingToTypeIdentifier(UTType.fileURL.identifier) {
                if let line = await text(of: provider, as: UTType.url) { lines.append(line) }
            } else if provider.hasItemConformingToTypeIdentifier(UTType.plainText.identifier) {
                if let line = await text(of: provider, as: UTType.plainText) { lines.append(line) }
            } else if files.count < mostFiles,
                      let file = await copy(of: provider, into: folder, as: String(files.count)) {
                files.append(file)
            }
        }
        let title = items.first?.attributedTitle?.string ?? ""
        return KeptShare(title: title, text: lines.joined(separator: "\n"), files: files)
    }

    private func text(of provider: NSItemProvider, as type: UTType) async -> String? {
        let item = try? await provider.loadItem(forTypeIdentifier: type.identifier)
        return (item as? URL)?.absoluteString ?? (item as? String)
    }

    /// Another app chooses name and length: the copy has a name of our own and is bounded.
    private func copy(of provider: NSItemProvider, into folder: URL, as kept: String) async -> KeptShare.File? {
        guard let id = provider.registeredTypeIdentifiers.first(where: { UTType($0)?.conforms(to: .data) ?? false })
        else { return nil }
        let type = UTType(id)
        return await withCheckedContinuation { done in
            _ = provider.loadFileRepresentation(forTypeIdentifier: id) { [mostBytes] source, _ in
                guard let source, let handle = try? FileHandle(forReadingFrom: source) else {
                    return done.resume(returning: nil)
                }
                let bytes = (try? handle.read(upToCount: mostBytes)) ?? Data()
                do {
                    try bytes.write(to: folder.appendingPathComponent(kept))
                    done.resume(returning: KeptShare.File(
                        kept: kept,
                        name: provider.suggestedName.map { named($0, type) } ?? source.lastPathComponent,
                        type: type?.preferredMIMEType ?? "application/octet-stream"
                    ))
                } catch {
                    done.resume(returning: nil)
                }
            }
        }
    }

    private func say(_ words: [String: String]) async {
        let language = Locale.preferredLanguages.first ?? "en"
        let key = language.hasPrefix("zh-Hant") ? "zh-Hant" : language.hasPrefix("zh") ? "zh-Hans" : "en"
        let alert = UIAlertController(title: words[key], message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in
            self?.extensionContext?.completeRequest(returningItems: nil)
        })
        present(alert, animated: true)
    }
}

/// The name with the ending of its type, by which forms know what a file is.
private func named(_ name: String, _ type: UTType?) -> String {
    guard let ending = type?.preferredFilenameExtension, URL(fileURLWithPath: name).pathExtension.isEmpty
    else { return name }
    return "\(name).\(ending)"
}

private enum Words {
    static let kept = [
        "en": "Open Signet to continue.",
        "zh-Hans": "请打开 Signet 继续。",
        "zh-Hant": "請開啟 Signet 繼續。"
    ]
    static let failed = [
        "en": "Couldn’t keep this. Try again.",
        "zh-Hans": "未能保存，请重试。",
        "zh-Hant": "未能儲存，請重試。"
    ]
}
