/**
 * One question to the rules engine without a game, and its answer.
 *
 * <p>A {@link tercio.adapters.adjudication.ProcedureEndpoint} reads the fields of one procedure and runs the same stages that the
 * games run. Doors are found as services, so that a procedure is added by one class and one line in
 * {@code META-INF/services}. A reader collects every fault of a request before it refuses, and a field that nobody asked
 * for is a fault: the contract grows by adding fields, so a misspelt one must not pass as a default.
 */
package tercio.adapters.adjudication;
