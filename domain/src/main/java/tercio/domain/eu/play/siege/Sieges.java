package tercio.domain.eu.play.siege;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.battle.MixedForces;
import tercio.domain.eu.campaign.Campaign;
import tercio.domain.eu.concept.Period;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.battle.BattleLines;
import tercio.domain.eu.play.siege.SiegeCommand.ResolveAssault;
import tercio.domain.eu.play.siege.SiegeCommand.Undermine;
import tercio.domain.eu.play.siege.SiegeEvent.SiegeResolved;
import tercio.domain.eu.policy.WeakBesieger;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/** The siege segment: each besieging force either undermines, assaults or redeploys (EU-SIEGE). */
public final class Sieges {

    public static final String RULE = "EU-SIEGE";

    private Sieges() {}

    /**
     * Provinces where an alliance has a siege to resolve; none where the besieging country has no campaign (EU-CAMP-1,
     * EU-CAMP-4).
     */
    public static List<String> provinces(Board board, int alliance) {
        return board.state().stacksOf(alliance)
                .filter(stack -> !stack.besieged() && board.enemyFortress(stack.province(), alliance))
                .map(Stack::province)
                .distinct()
                .filter(province -> board.enemiesInField(province, alliance).isEmpty())
                .filter(province -> board.state().countries().get(besieger(board, province)).campaign() != Campaign.NONE)
                .sorted()
                .toList();
    }

    /**
     * Resolves a siege whose besiegers are all lost, as where a Pasha is killed whole for fewer LD.
     *
     * @return whether there was one
     */
    public static boolean withoutBesiegers(Play play, Phase.Sieges sieges) {
        var board = play.board();
        var left = sieges.provinces().stream().filter(province -> board.state().duties().isEmpty() && sieges.undermined() == null)
                .filter(province -> board.enemyFortress(province, besieging(board.state())) && board.besiegers(province).isEmpty())
                .findFirst();
        left.ifPresent(province -> play.happens(new SiegeResolved(province)));
        return left.isPresent();
    }

    /** The alliance whose sieges are being resolved, or -1. */
    public static int besieging(EuState state) {
        return state.phase() instanceof Phase.Sieges sieges ? state.allianceAt(sieges.turnOf()) : -1;
    }

    /** The possible actions at a fortress this round. */
    public static List<Option> options(Board board, String province) {
        var options = new ArrayList<Option>();
        if (notUndermining(board, province).isEmpty()) {
            options.add(new Option("undermine " + fortress(board, province), new Undermine(province)));
        }
        if (notAssaulting(board, province).isEmpty()) {
            options.add(new Option("assault " + fortress(board, province), new ResolveAssault(province)));
        }
        options.addAll(Redeployment.options(board, province));
        return options;
    }

    /**
     * The reason why the besiegers cannot undermine, or empty. Undermining needs 1 LD for each level of the fortress and a
     * line of supply.
     */
    public static Optional<String> notUndermining(Board board, String province) {
        return tooFew(board, province, 0)
                ? Optional.of("undermining " + fortress(board, province) + " needs " + board.siegeStrength(province))
                : SiegeSupply.missing(board, province);
    }

    /** The reason why the besiegers cannot assault without a fresh breach, or empty. */
    static Optional<String> notAssaulting(Board board, String province) {
        return mustGoBack(board, province, 0)
                ? Optional.of("the siege of " + fortress(board, province) + " needs " + board.siegeStrength(province)
                        + ": besiegers who are fewer go back to a friendly province")
                : Optional.empty();
    }

    /**
     * Whether the edition sends besiegers back who are too few to maintain the siege.
     *
     * @param losses thirds of an LD that they have still to lose
     */
    static boolean mustGoBack(Board board, String province, int losses) {
        return board.tables().policies().play().weakBesieger() == WeakBesieger.GOES_BACK && tooFew(board, province, losses);
    }

    private static boolean tooFew(Board board, String province, int losses) {
        return Board.thirds(board.besiegers(province)) - losses < board.siegeThirds(province);
    }

    static String fortress(Board board, String province) {
        var city = board.province(province).city();
        return (city.isEmpty() ? board.name(province) : city) + " (level " + board.state().fortress(province).level() + ")";
    }

    /** The refusal if a siege in the province cannot be resolved now, or empty. */
    static Optional<Verdict<EuEvent>> notNow(Play play, String province) {
        if (!(play.state().phase() instanceof Phase.Sieges sieges)) {
            return Play.refused(RULE, "sieges are resolved when all impulses of the round are played");
        }
        if (!play.state().duties().isEmpty()) {
            return Play.refused(RULE, "another decision must be made first");
        }
        return province != null && sieges.provinces().contains(province) && play.board().enemyFortress(province, besieging(play.state()))
                ? Optional.empty()
                : Play.refused(RULE, "no siege in " + play.board().name(province) + " can be resolved now; sieges wait in "
                        + String.join(", ", sieges.provinces().stream().map(play.board()::name).toList()));
    }

    /** The country of the commander of the besiegers: its marker goes on the fortress (EU-CMD-3). */
    public static String besieger(Board board, String province) {
        return board.state().commanding(board.besiegers(province));
    }

    static Units units(List<Stack> stacks) {
        return stacks.stream().map(Stack::units).reduce(Units.NONE, Units::plus);
    }

    static int artillery(Board board, List<Stack> besiegers) {
        return MixedForces.artillery(BattleLines.line(board, besiegers).byCountry(),
                Period.of(board.state().scenario().period()), board.tables());
    }
}
