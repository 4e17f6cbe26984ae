/**
 * Adjudication: one question to the rules engine without a game, and its answer.
 *
 * <p>A {@link tercio.adapters.adjudication.ProcedureEndpoint} reads the fields of one procedure and runs the same stages that
 * the games run; the modules of the rulebooks bring their endpoints. A request is refused with all its faults at once, and an
 * unknown field is a fault: the contract grows by adding fields, so a misspelt one must not pass as a default.
 */
package tercio.adapters.adjudication;
