package tercio.application.verification;

import java.util.List;
import java.util.function.UnaryOperator;
import tercio.domain.ruling.Step;

/**
 * The result of the check of a game.
 *
 * @param verified whether chain and dice are not broken, each board is the recorded one, and each command, decided again, gives what
 *     is recorded or differs by a change of the rules since
 * @param divergences that nothing explains
 * @param hashChain {@code intact}, {@code broken at POSITION}, or {@code unreadable from POSITION} where a part of the database file is damaged: then
 *     the rest tells of the events before
 * @param diceProof the gravest finding of {@code dice}: {@code intact}; {@code broken at POSITION}; {@code told before POSITION}
 *     where dice were thrown with a secret that had been told; or {@code no secret} where one of the server's secrets is not
 *     known here
 * @param edition the edition of the rules that decided again
 * @param editions those by which the commands were decided, in the order in which they came
 * @param explained divergences that changes of the rules since the command explain
 * @param boards after how many commands the board was recorded, and compared
 * @param dice the parts of the game, each with the secret that threw its dice
 */
public record VerificationReport(
        int commands, int events, boolean verified, List<Divergence> divergences, String hashChain, String diceProof,
        String edition, List<String> editions, List<ExplainedDivergence> explained, List<DiceFinding> dice, int boards) {

    public static final String INTACT = "intact";

    /**
     * This report for a viewer who may not see everything of the game: positions of divergences without their contents,
     * and no numbers of dice.
     */
    public VerificationReport withoutContents() {
        return new VerificationReport(commands, events, verified, divergences.stream().map(Divergence::withoutContents).toList(), hashChain, diceProof,
                edition, editions, explained.stream().map(ExplainedDivergence::withoutContents).toList(), List.of(), boards);
    }

    /** This report with the steps of its explanations as a reader reads them. */
    public VerificationReport asReadBy(UnaryOperator<Step> reader) {
        return new VerificationReport(commands, events, verified, divergences.stream().map(each -> each.asReadBy(reader)).toList(), hashChain, diceProof,
                edition, editions, explained.stream().map(each -> each.asReadBy(reader)).toList(), dice, boards);
    }

    public VerificationReport {
        divergences = List.copyOf(divergences);
        editions = List.copyOf(editions);
        explained = List.copyOf(explained);
        dice = List.copyOf(dice);
    }
}
