import Foundation

/// What the share extension keeps for the app: a folder with this as JSON, and the files beside it under names of our own.
struct KeptShare: Codable {
    struct File: Codable {
        let kept: String
        let name: String
        let type: String
    }

    let title: String
    let text: String
    let files: [File]

    static let fileName = "share.json"
    static let unfinished = "unfinished-"

    /// The folder that extension and app have together.
    static func place() -> URL? {
        guard let group = Bundle.main.object(forInfoDictionaryKey: "SignetAppGroup") as? String else { return nil }
        return FileManager.default
            .containerURL(forSecurityApplicationGroupIdentifier: group)?
            .appendingPathComponent("Shared", isDirectory: true)
    }
}
