import { DatabaseSync } from "node:sqlite";

/*
 * Imported before a life, makes the store sync as UMPIRE_SYNCHRONOUS says instead of at each commit, so that a test can
 * see whether it is caught.
 */
const exec = DatabaseSync.prototype.exec;
DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string): void {
  const careless = `synchronous = ${process.env["UMPIRE_SYNCHRONOUS"] ?? "OFF"}`;
  exec.call(this, sql.replace("synchronous = FULL", careless));
};
