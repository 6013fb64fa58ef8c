// npm run build:reference: writes the reference of the packages into dist/reference, from where it is served under /docs/packages.
import { installTools } from "./install.ts";
import { writeReference } from "./reference.ts";

installTools();
writeReference();
