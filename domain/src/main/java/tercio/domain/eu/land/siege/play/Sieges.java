package tercio.domain.eu.land.siege.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.policy.WeakBesieger;
import tercio.domain.eu.land.battle.MixedForces;
import tercio.domain.eu.land.battle.play.BattleLines;
import tercio.domain.eu.land.siege.play.SiegeCommand.ResolveAssault;
import tercio.domain.eu.land.siege.play.SiegeCommand.Undermine;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegeResolved;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** The siege segment: each besieging force either undermines, assaults or redeploys (EU-SIEGE). */
public final class Sieges {

    public static final String RULE = "EU-SIEGE";

    private Sieges() {}

    /**
     * Provinces where an alliance has a siege to resolve; none where the besieging country has no campaign (EU-CAMP-1,
     * EU-CMD-3).
     */
    public static List<SpaceId> provinces(WarView board, Alliance alliance) {
        return board.state().stacksOf(alliance)
                .filter(stack -> !stack.besieged() && board.hasEnemyFortress(stack.province(), alliance))
                .map(Stack::province)
                .distinct()
                .filter(province -> board.enemiesInField(province, alliance).isEmpty())
                .filter(province -> board.state().countries().get(besiegingCountry(board, province)).campaign() != Campaign.NONE)
                .sorted()
                .toList();
    }

    /**
     * Resolves a siege whose besiegers are all lost, as where a Pasha is killed whole for fewer LD.
     *
     * @return whether there was one
     */
    public static boolean resolveDesertedSieges(EuCommandRun play, Phase.Sieges sieges) {
        var board = play.board();
        var left = sieges.provinces().stream().filter(province -> board.state().duties().isEmpty() && sieges.undermined() == null)
                .filter(province -> board.hasEnemyFortress(province, besiegingAlliance(board.state())) && board.besiegers(province).isEmpty())
                .findFirst();
        left.ifPresent(province -> play.emit(new SiegeResolved(province)));
        return left.isPresent();
    }

    /** The alliance whose sieges are being resolved, or {@link Alliance#NEUTRAL}. */
    public static Alliance besiegingAlliance(EuState state) {
        return state.phase() instanceof Phase.Sieges sieges ? state.allianceAt(sieges.turnOf()) : Alliance.NEUTRAL;
    }

    /** The possible actions at a fortress this round. */
    public static List<Option> options(WarView board, SpaceId province) {
        var options = new ArrayList<Option>();
        if (underminingRefusal(board, province).isEmpty()) {
            options.add(new Option(fortress(Sentence.of("eu.siege.to-undermine"), board, province), new Undermine(province)));
        }
        if (assaultRefusal(board, province).isEmpty()) {
            options.add(new Option(fortress(Sentence.of("eu.siege.to-assault"), board, province), new ResolveAssault(province)));
        }
        options.addAll(Redeployment.options(board, province));
        return options;
    }

    /**
     * The reason why the besiegers cannot undermine, or empty. Undermining needs 1 LD for each level of the fortress and a
     * line of supply.
     */
    public static Optional<Sentence> underminingRefusal(WarView board, SpaceId province) {
        return areTooFew(board, province, 0)
                ? Optional.of(fortress(Sentence.of("eu.siege.refused-too-few"), board, province).with("least", SentenceNames.ld(board.siegeThirds(province))).with("siege", false))
                : SiegeSupply.missingLineReason(board, province);
    }

    /** The reason why the besiegers cannot assault without a fresh breach, or empty. */
    static Optional<Sentence> assaultRefusal(WarView board, SpaceId province) {
        return mustGoBack(board, province, 0)
                ? Optional.of(fortress(Sentence.of("eu.siege.refused-too-few"), board, province).with("least", SentenceNames.ld(board.siegeThirds(province))).with("siege", true))
                : Optional.empty();
    }

    /**
     * Whether the edition sends besiegers back who are too few to maintain the siege.
     *
     * @param losses thirds of an LD that they have still to lose
     */
    static boolean mustGoBack(WarView board, SpaceId province, int losses) {
        return board.tables().policies().play().weakBesieger() == WeakBesieger.GOES_BACK && areTooFew(board, province, losses);
    }

    private static boolean areTooFew(WarView board, SpaceId province, int losses) {
        return WarView.thirds(board.besiegers(province)) - losses < board.siegeThirds(province);
    }

    static Keyed fortress(Sentence.Keyed said, WarView board, SpaceId province) {
        return said.with("city", SentenceNames.city(province)).with("level", board.state().fortress(province).level());
    }

    static String describeFortress(WarView board, SpaceId province) {
        var city = board.province(province).city();
        return (city.isEmpty() ? board.name(province) : city) + " (level " + board.state().fortress(province).level() + ")";
    }

    /** The refusal if a siege in the province cannot be resolved now, or empty. */
    static Optional<Refusal> siegeRefusal(EuCommandRun play, SpaceId province) {
        if (!(play.state().phase() instanceof Phase.Sieges sieges)) {
            return Optional.of(Refusal.of(RULE, Sentence.of("eu.siege.refused-siege-segment")));
        }
        if (!play.state().duties().isEmpty()) {
            return Optional.of(Refusal.of(RULE, Sentence.of("eu.siege.refused-decision-first")));
        }
        return province != null && sieges.provinces().contains(province) && play.board().hasEnemyFortress(province, besiegingAlliance(play.state()))
                ? Optional.empty()
                : Optional.of(Refusal.of(RULE, Sentence.of("eu.siege.refused-no-siege").with("where", SentenceNames.place(province)).with("some", !sieges.provinces().isEmpty())
                        .with("others", SentenceNames.places(sieges.provinces()))));
    }

    /** The country of the commander of the besiegers: its marker goes on the fortress (EU-CMD-3). */
    public static CountryId besiegingCountry(WarView board, SpaceId province) {
        return board.state().commandingCountry(board.besiegers(province));
    }

    static Units units(List<Stack> stacks) {
        return stacks.stream().map(Stack::units).reduce(Units.NONE, Units::plus);
    }

    static int artillery(WarView board, List<Stack> besiegers) {
        return MixedForces.artillery(BattleLines.line(board, besiegers).byCountry(),
                Period.of(board.state().scenario().period()), board.tables());
    }
}
