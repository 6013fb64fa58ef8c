import { beforeAll } from "vitest";
import { forgetNames } from "../../web/page/names.ts";

// Files of tests share the modules of the page: no file meets the names that another has learnt.
beforeAll(forgetNames);
