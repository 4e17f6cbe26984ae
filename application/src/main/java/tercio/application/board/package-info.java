/**
 * The hash of a board, which is recorded with each command so that a replay compares boards and not events alone.
 *
 * <p>Hashed is what the board says, not how it is held: records by the names of their parts, maps and sets without their order,
 * no name of a class but that of the kind within a sealed family. A part that says nothing (null, 0, false, an empty text or
 * collection, a record of such parts) is left out, so a part that is added later changes no hash as long as it has such a
 * default. For any other change of what a board consists of a ruleset raises {@code boardVersion}: boards of another version are
 * not compared.
 */
package tercio.application.board;
