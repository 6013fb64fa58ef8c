import { render } from "preact";
import { keepForOffline } from "./offline/register.ts";
import { clearAddresses } from "./page/route.ts";
import { arriveByInvitation } from "./post/arrival.ts";
import { App } from "./shell/app.tsx";

clearAddresses(arriveByInvitation);
const page = document.getElementById("page");
if (page !== null) render(<App />, page);
keepForOffline();
