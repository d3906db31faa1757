import { insertBefore, replaceOnce } from './edit.ts'

type Settings = Readonly<{ appId: string; version: string; build: number }>

/** Ids of what is added, the same in every run: 24 hexadecimal digits, as Xcode writes them. */
const id = (number: number) => `516E70${String(number).padStart(18, '0')}`

const swift = { kind: 'sourcecode.swift', group: 'app' } as const
const files = [
  { ref: id(1), name: 'AppViewController.swift', ...swift },
  { ref: id(2), name: 'SignetPhonePlugin.swift', ...swift },
  { ref: id(3), name: 'KeptShare.swift', ...swift },
  { ref: id(4), name: 'App.entitlements', kind: 'text.plist.entitlements', group: 'app' },
  { ref: id(5), name: 'ShareViewController.swift', kind: 'sourcecode.swift', group: 'share' },
  { ref: id(6), name: 'ShareExtension-Info.plist', kind: 'text.plist.xml', group: 'share' },
  { ref: id(7), name: 'ShareExtension.entitlements', kind: 'text.plist.entitlements', group: 'share' },
] as const

/** Files that are compiled: into the app, or into the extension. `KeptShare` is what both know of each other. */
const compiled = [
  { build: id(11), ref: id(1), name: 'AppViewController.swift', into: 'app' },
  { build: id(12), ref: id(2), name: 'SignetPhonePlugin.swift', into: 'app' },
  { build: id(13), ref: id(3), name: 'KeptShare.swift', into: 'app' },
  { build: id(14), ref: id(5), name: 'ShareViewController.swift', into: 'share' },
  { build: id(15), ref: id(3), name: 'KeptShare.swift', into: 'share' },
] as const

const [product, embedded, group, embedding] = [id(20), id(21), id(22), id(23)]
const [target, sources, frameworks, resources] = [id(30), id(31), id(32), id(33)]
const [debug, release, configurations] = [id(40), id(41), id(42)]
const [proxy, dependency] = [id(50), id(51)]

/** Ids of the generated project. */
const app = '504EC3031FED79650016851F'
const project = '504EC2FC1FED79650016851F'

/** Adds our files, the rights of the app, and the share extension to the generated project of Xcode. */
export function xcodeProjectOf(generated: string, settings: Settings): string {
  let text = generated
  const add = (section: string, lines: string) => {
    text = insertBefore(text, `/* End ${section} section */`, `${lines}\n`)
  }
  const replace = (part: string, by: string) => {
    text = replaceOnce(text, part, by)
  }
  add('PBXBuildFile', buildFiles())
  add('PBXFileReference', references())
  add('PBXGroup', shareGroup())
  add('PBXNativeTarget', shareTarget())
  add('PBXSourcesBuildPhase', phase(sources, 'PBXSourcesBuildPhase', compiledInto('share')))
  add('PBXFrameworksBuildPhase', phase(frameworks, 'PBXFrameworksBuildPhase', ''))
  add('PBXResourcesBuildPhase', phase(resources, 'PBXResourcesBuildPhase', ''))
  add(
    'XCBuildConfiguration',
    [configuration(debug, 'Debug', settings), configuration(release, 'Release', settings)].join('\n'),
  )
  add('XCConfigurationList', configurationList())
  text = insertBefore(text, '/* Begin PBXFileReference section */', `${embeddingSections()}\n`)

  // Into the groups, the phases and the lists of the app.
  replace(
    '/* SceneDelegate.swift */,\n				50379B',
    `/* SceneDelegate.swift */,\n${inGroup('app')}				50379B`,
  )
  replace(
    '/* SceneDelegate.swift in Sources */,\n',
    `/* SceneDelegate.swift in Sources */,\n${compiledInto('app')}`,
  )
  replace(
    '504EC3061FED79650016851F /* App */,\n',
    `504EC3061FED79650016851F /* App */,\n				${group} /* ShareExtension */,\n`,
  )
  replace(
    '504EC3041FED79650016851F /* App.app */,\n			);',
    `504EC3041FED79650016851F /* App.app */,\n				${product} /* ShareExtension.appex */,\n			);`,
  )
  replace(
    '504EC3021FED79650016851F /* Resources */,\n			);',
    `504EC3021FED79650016851F /* Resources */,\n				${embedding} /* Embed Foundation Extensions */,\n			);`,
  )
  replace(
    'dependencies = (\n			);\n			name = App;',
    `dependencies = (\n				${dependency} /* PBXTargetDependency */,\n			);\n			name = App;`,
  )
  replace(
    `targets = (\n				${app} /* App */,\n`,
    `targets = (\n				${app} /* App */,\n				${target} /* ShareExtension */,\n`,
  )
  return withSettings(text, settings)
}

function withSettings(text: string, { version, build }: Settings): string {
  return text
    .replaceAll('MARKETING_VERSION = 1.0;', `MARKETING_VERSION = ${version};`)
    .replaceAll('CURRENT_PROJECT_VERSION = 1;', `CURRENT_PROJECT_VERSION = ${build};`)
    .replaceAll(
      'INFOPLIST_FILE = App/Info.plist;',
      'CODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n				INFOPLIST_FILE = App/Info.plist;',
    )
}

function buildFiles(): string {
  const sourcesOf = compiled.map(
    ({ build, ref, name }) =>
      `		${build} /* ${name} in Sources */ = {isa = PBXBuildFile; fileRef = ${ref} /* ${name} */; };`,
  )
  const embed = `		${embedded} /* ShareExtension.appex in Embed Foundation Extensions */ = {isa = PBXBuildFile; fileRef = ${product} /* ShareExtension.appex */; settings = {ATTRIBUTES = (RemoveHeadersOnCopy, ); }; };`
  return [...sourcesOf, embed].join('\n')
}

function references(): string {
  const own = files.map(
    ({ ref, name, kind }) =>
      `		${ref} /* ${name} */ = {isa = PBXFileReference; lastKnownFileType = ${kind}; path = "${name}"; sourceTree = "<group>"; };`,
  )
  const appex = `		${product} /* ShareExtension.appex */ = {isa = PBXFileReference; explicitFileType = "wrapper.app-extension"; includeInIndex = 0; path = ShareExtension.appex; sourceTree = BUILT_PRODUCTS_DIR; };`
  return [...own, appex].join('\n')
}

function inGroup(wanted: 'app' | 'share'): string {
  return files
    .filter((file) => file.group === wanted)
    .map(({ ref, name }) => `				${ref} /* ${name} */,\n`)
    .join('')
}

function compiledInto(wanted: 'app' | 'share'): string {
  return compiled
    .filter(({ into }) => into === wanted)
    .map(({ build, name }) => `				${build} /* ${name} in Sources */,\n`)
    .join('')
}

function shareGroup(): string {
  return `		${group} /* ShareExtension */ = {
			isa = PBXGroup;
			children = (
${inGroup('share')}			);
			path = ShareExtension;
			sourceTree = "<group>";
		};`
}

function phase(its: string, isa: string, lines: string): string {
  return `		${its} = {
			isa = ${isa};
			buildActionMask = 2147483647;
			files = (
${lines}			);
			runOnlyForDeploymentPostprocessing = 0;
		};`
}

function shareTarget(): string {
  return `		${target} /* ShareExtension */ = {
			isa = PBXNativeTarget;
			buildConfigurationList = ${configurations} /* Build configuration list for PBXNativeTarget "ShareExtension" */;
			buildPhases = (
				${sources} /* Sources */,
				${frameworks} /* Frameworks */,
				${resources} /* Resources */,
			);
			buildRules = (
			);
			dependencies = (
			);
			name = ShareExtension;
			productName = ShareExtension;
			productReference = ${product} /* ShareExtension.appex */;
			productType = "com.apple.product-type.app-extension";
		};`
}

function configuration(its: string, name: 'Debug' | 'Release', { appId, version, build }: Settings): string {
  return `		${its} /* ${name} */ = {
			isa = XCBuildConfiguration;
			buildSettings = {
				CODE_SIGN_ENTITLEMENTS = ShareExtension/ShareExtension.entitlements;
				CODE_SIGN_STYLE = Automatic;
				CURRENT_PROJECT_VERSION = ${build};
				INFOPLIST_FILE = "ShareExtension/ShareExtension-Info.plist";
				IPHONEOS_DEPLOYMENT_TARGET = 15.0;
				LD_RUNPATH_SEARCH_PATHS = (
					"$(inherited)",
					"@executable_path/Frameworks",
					"@executable_path/../../Frameworks",
				);
				MARKETING_VERSION = ${version};
				PRODUCT_BUNDLE_IDENTIFIER = ${appId}.share;
				PRODUCT_NAME = "$(TARGET_NAME)";
				SKIP_INSTALL = YES;
				SWIFT_VERSION = 5.0;
				TARGETED_DEVICE_FAMILY = "1,2";
			};
			name = ${name};
		};`
}

function configurationList(): string {
  return `		${configurations} /* Build configuration list for PBXNativeTarget "ShareExtension" */ = {
			isa = XCConfigurationList;
			buildConfigurations = (
				${debug} /* Debug */,
				${release} /* Release */,
			);
			defaultConfigurationIsVisible = 0;
			defaultConfigurationName = Release;
		};`
}

/** The extension travels inside the app, which is built after it. */
function embeddingSections(): string {
  return `/* Begin PBXContainerItemProxy section */
		${proxy} /* PBXContainerItemProxy */ = {
			isa = PBXContainerItemProxy;
			containerPortal = ${project} /* Project object */;
			proxyType = 1;
			remoteGlobalIDString = ${target};
			remoteInfo = ShareExtension;
		};
/* End PBXContainerItemProxy section */

/* Begin PBXTargetDependency section */
		${dependency} /* PBXTargetDependency */ = {
			isa = PBXTargetDependency;
			target = ${target} /* ShareExtension */;
			targetProxy = ${proxy} /* PBXContainerItemProxy */;
		};
/* End PBXTargetDependency section */

/* Begin PBXCopyFilesBuildPhase section */
		${embedding} /* Embed Foundation Extensions */ = {
			isa = PBXCopyFilesBuildPhase;
			buildActionMask = 2147483647;
			dstPath = "";
			dstSubfolderSpec = 13;
			files = (
				${embedded} /* ShareExtension.appex in Embed Foundation Extensions */,
			);
			name = "Embed Foundation Extensions";
			runOnlyForDeploymentPostprocessing = 0;
		};
/* End PBXCopyFilesBuildPhase section */
`
}
