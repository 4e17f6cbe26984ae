package tercio.application.verification;

import java.util.List;

/**
 * What the check of a game found.
 *
 * @param hashChain {@code intact}, or {@code broken at POSITION}
 * @param diceProof {@code intact}; {@code broken at POSITION}; or {@code no secret} where the secret of the server's dice
 *     is not known here
 */
public record Report(
        int commands, int events, boolean verified, List<Divergence> divergences, String hashChain, String diceProof) {

    public static final String INTACT = "intact";

    public Report {
        divergences = List.copyOf(divergences);
    }
}
