import { createSessionStore } from "../../features/account/session-store.ts";
import { startHeader } from "./start-header.ts";

startHeader(createSessionStore());
