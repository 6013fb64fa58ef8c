// The package's own types name a default export, which its file in the older module format has not.
declare module "rollup-plugin-license" {
  import type { Plugin } from "vite";
  interface Dependency {
    /** The package, its version, its authors and the text of its licence. */
    text(): string;
  }
  function license(options: { thirdParty: (dependencies: readonly Dependency[]) => void }): Plugin;
  export = license;
}
