package tercio.domain.eu.scenario.adjustment.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.EuScenario.PrintedLeaderAtStart;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.turn.leader.LeadersAtStart;
import tercio.domain.eu.turn.leader.PashaLeaders;
import tercio.domain.eu.turn.leader.TwoSidedLeaders;
import tercio.domain.eu.turn.leader.play.LeaderPosts;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.game.ChangeField;
import tercio.domain.game.ChangeKind;
import tercio.domain.sentence.Argument.Name;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/**
 * Leaders of the printed tables who come into a game whose scenario has not named them (EU-LEAD-1): by the host, for a session that began on paper or a
 * counter that was forgotten. Leaders printed on Pashas come with their troops alone, and are not entered so (EU-TUR-5).
 */
final class LeaderAdjustments {

    /** A leader of the printed tables. */
    static final String PRINTED = "printed leader";

    static final List<ChangeKind<?>> KINDS = List.of(
            ChangeKind.of(LeaderChange.LeaderEntered.class, Sentence.of("eu.adjustment.label-leader-new")).reference("leader", Sentence.of("eu.adjustment.label-printed-leader"), PRINTED, LeaderChange.LeaderEntered::leader)
                    .with(new ChangeField.Reference("country", Sentence.of("eu.adjustment.label-in-the-service-of-where-he-can-serve-any-country"), true, "country"), LeaderChange.LeaderEntered::country)
                    .with(new ChangeField.Reference("stack", Sentence.of("eu.adjustment.label-with-stack"), true, "stack"), LeaderChange.LeaderEntered::stack)
                    .with(new ChangeField.Reference("fleet", Sentence.of("eu.adjustment.label-with-naval-stack"), true, FleetAdjustments.FLEET), LeaderChange.LeaderEntered::fleet)
                    .with(new ChangeField.Reference("province", Sentence.of("eu.adjustment.label-stays-in"), true, "province"), LeaderChange.LeaderEntered::province));

    private LeaderAdjustments() {}

    /** The printed leaders of the countries at war and those who can serve any country, whether they are in play or not. */
    static List<LeaderId> knownIds(EuState state) {
        return LeadersAtStart.allPrinted().filter(leader -> !PashaLeaders.isBoundToPasha(leader.id()) && (leader.country().value().isEmpty() || state.countries().containsKey(leader.country())))
                .map(LeaderAtStart::id).sorted().toList();
    }

    static LeaderAtStart leader(LeaderChange.LeaderEntered entered) {
        return LeadersAtStart.ofPrinted(new PrintedLeaderAtStart(entered.leader(), entered.country())).orElseThrow();
    }

    private static LeaderAtStart asPrinted(LeaderChange.LeaderEntered entered) {
        return LeadersAtStart.ofPrinted(new PrintedLeaderAtStart(entered.leader(), Optional.empty())).orElseThrow();
    }

    static Optional<Wrong> fault(EuState state, LeaderChange.LeaderEntered entered) {
        var printed = asPrinted(entered);
        if (state.leader(entered.leader()).isPresent()) {
            return fault("/leader", about("fault-in-play", printed));
        }
        var other = TwoSidedLeaders.otherSide(entered.leader()).flatMap(state::leader).map(LeaderStatus::leader);
        if (other.isPresent()) {
            return fault("/leader", about("fault-two-sides", printed).with("other", new Name("eu.leader", other.get().id().value(), other.get().name()))
                    .with("id", new Text(other.get().id().value())));
        }
        if (printed.country().value().isEmpty() && entered.country().isEmpty()) {
            return fault("/country", about("fault-any-country", printed));
        }
        if (!printed.country().value().isEmpty() && entered.country().filter(country -> !country.equals(printed.country())).isPresent()) {
            return fault("/country", about("fault-serves", printed).with("country", SentenceNames.country(printed.country())));
        }
        if (Stream.of(entered.stack(), entered.fleet(), entered.province()).filter(Optional::isPresent).count() > 1) {
            return fault("/leader", Sentence.of("eu.adjustment.fault-one-place"));
        }
        return entered.stack().flatMap(id -> stackFault(state, leader(entered), id)).or(() -> entered.fleet().flatMap(id -> fleetFault(state, leader(entered), id)));
    }

    private static Optional<Wrong> stackFault(EuState state, LeaderAtStart leader, StackId id) {
        var stack = state.stack(id);
        var kind = LeadersAtStart.kind(leader);
        if (stack.isEmpty()) {
            return fault("/stack", Sentence.of("eu.adjustment.fault-off-map"));
        }
        if (!stack.get().country().equals(leader.country())) {
            return fault("/stack", leadsAlone(leader.country()));
        }
        return kind.canBeWithTroops() ? Optional.empty()
                : fault("/stack", about("fault-no-land-leader", leader).with("kind", word(kind)));
    }

    private static Optional<Wrong> fleetFault(EuState state, LeaderAtStart leader, StackId id) {
        var ships = state.fleet(id);
        if (ships.isEmpty()) {
            return fault("/fleet", Sentence.of("eu.adjustment.fault-fleet-off-map"));
        }
        if (!ships.get().country().equals(leader.country())) {
            return fault("/fleet", leadsShipsAlone(leader.country()));
        }
        return LeadersAtStart.kind(leader).canLeadShips() ? Optional.empty()
                : fault("/fleet", about("fault-no-sea-leader", leader).with("kind", word(LeadersAtStart.kind(leader))));
    }

    private static Optional<Wrong> fault(String part, Keyed message) {
        return Optional.of(new Wrong(part, message));
    }

    private static Keyed about(String key, LeaderAtStart leader) {
        return Sentence.of("eu.adjustment." + key).with("leader", new Name("eu.leader", leader.id().value(), leader.name()));
    }

    private static String word(LeaderKind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    /** He is said to be with a stack of another country. */
    static Keyed leadsAlone(CountryId country) {
        return Sentence.of("eu.adjustment.fault-leads").with("country", SentenceNames.country(country));
    }

    /** He is said to be with a naval stack of another country. */
    static Keyed leadsShipsAlone(CountryId country) {
        return Sentence.of("eu.adjustment.fault-leads-ships").with("country", SentenceNames.country(country));
    }

    /** A box is missing, or it is named for a leader who is not wounded. */
    static Keyed returnsFault(boolean wounded) {
        return Sentence.of("eu.adjustment." + (wounded ? "fault-which-box" : "fault-not-wounded"));
    }

    /** A box that is not to come. */
    static Keyed roundFault(RoundBox now) {
        return Sentence.of("eu.adjustment.fault-round").with("box", now.label());
    }

    /** The board with him: where the change says, else without a stack until the next round. */
    static EuState withLeader(EuState state, LeaderChange.LeaderEntered entered) {
        var printed = leader(entered);
        boolean afloat = entered.fleet().isPresent() || servesOnlyAtSea(printed);
        var status = new LeaderStatus(afloat ? LeadersAtStart.atSea(printed, EuMap.PRINTED) : LeadersAtStart.onLand(printed, EuMap.PRINTED), Fate.WAITING, null);
        return entered.stack().or(entered::fleet).map(into -> LeaderPosts.withLeader(state, into, status))
                .or(() -> entered.province().map(province -> state.with(status.asAloneIn(province))))
                .orElseGet(() -> afloat ? state.withNavies(state.navies().with(status)) : state.with(status));
    }

    private static boolean servesOnlyAtSea(LeaderAtStart leader) {
        var kind = LeadersAtStart.kind(leader);
        return kind.canLeadShips() && !kind.canLeadInEurope() && !kind.canLeadOverseas();
    }
}
