/**
 * The catalogue: rulesets with their rules, scenarios, tables, printed texts and JSON Schemas, and the tables by which one game is played.
 */
package tercio.adapters.http.catalogue;
