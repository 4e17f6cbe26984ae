/**
 * The hash of a board, recorded with each command so that a replay compares boards as well as events.
 *
 * <p>The hash covers the content of a board, not its representation: records by the names of their parts, maps and sets without
 * their order, and no class name except that of the kind within a sealed family. A part that says nothing (null, 0, false, an
 * empty text or collection, a record of such parts) is left out, so a part added later with such a default changes no hash. A
 * record whose parts were divided otherwise later is hashed in its form of before ({@link tercio.domain.game.HashForm}). For any
 * other change of the content of a board a ruleset raises {@code boardVersion}; boards of different versions are not compared.
 */
package tercio.application.board;
