package tercio.domain.eu.scenario.adjustment.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Relations;
import tercio.domain.eu.common.game.Relations.Attitude;
import tercio.domain.eu.common.game.Relations.InterventionAtStart;
import tercio.domain.eu.common.game.Relations.MinorAtStart;
import tercio.domain.eu.common.game.WarAtStart;
import tercio.domain.eu.common.game.WarKind;
import tercio.domain.eu.common.play.InterventionTerms;
import tercio.domain.game.ChangeField;
import tercio.domain.game.ChangeKind;
import tercio.domain.sentence.Sentence;

/** Adjustments of wars, attitudes and interventions. */
final class DiplomacyAdjustments {

    private static final String COUNTRY = "country";

    static final List<ChangeKind<?>> KINDS = List.of(
            ChangeKind.of(DiplomacyChange.WarSet.class, Sentence.of("eu.adjustment.label-war-between-two-countries")).reference(COUNTRY, Sentence.of("eu.adjustment.label-country"), COUNTRY, DiplomacyChange.WarSet::country)
                    .reference("enemy", Sentence.of("eu.adjustment.label-enemy"), COUNTRY, DiplomacyChange.WarSet::enemy)
                    .with(new ChangeField.Word("war", Sentence.of("eu.adjustment.label-kind-of-war-none-peace"), true, ChangeKind.words(WarKind.values())), DiplomacyChange.WarSet::war),
            ChangeKind.of(DiplomacyChange.AttitudeSet.class, Sentence.of("eu.adjustment.label-attitude-of-a-minor-country")).reference(COUNTRY, Sentence.of("eu.adjustment.label-country"), COUNTRY, DiplomacyChange.AttitudeSet::country)
                    .word("attitude", Sentence.of("eu.adjustment.label-attitude"), Attitude.values(), DiplomacyChange.AttitudeSet::attitude),
            ChangeKind.of(DiplomacyChange.InterventionSet.class, Sentence.of("eu.adjustment.label-intervention")).reference(COUNTRY, Sentence.of("eu.adjustment.label-country"), COUNTRY, DiplomacyChange.InterventionSet::country)
                    .with(new ChangeField.Reference("helps", Sentence.of("eu.adjustment.label-helps-none-fully-at-war"), true, COUNTRY), DiplomacyChange.InterventionSet::helps)
                    .with(new ChangeField.Reference("stack", Sentence.of("eu.adjustment.label-with-stack"), true, "stack"), DiplomacyChange.InterventionSet::stack)
                    .with(new ChangeField.Flag("foreign", Sentence.of("eu.adjustment.label-foreign-in-a-civil-or-religious-war"), true), DiplomacyChange.InterventionSet::foreign)
                    .with(new ChangeField.Reference("fleet", Sentence.of("eu.adjustment.label-with-naval-stack"), true, FleetAdjustments.FLEET), DiplomacyChange.InterventionSet::fleet));

    private DiplomacyAdjustments() {}

    static Optional<Wrong> fault(EuState state, DiplomacyChange change) {
        return switch (change) {
            case DiplomacyChange.WarSet set -> state.allianceOf(set.country()) == state.allianceOf(set.enemy())
                    ? Optional.of(new Wrong("/enemy", Sentence.of("eu.adjustment.fault-allied")))
                    : wars(state, set).isEmpty() ? Optional.of(new Wrong("/war", Sentence.of("eu.adjustment.fault-only-war")))
                    : Optional.empty();
            case DiplomacyChange.AttitudeSet set -> state.scenario().relationsOrNone().patron(set.country()).isPresent() ? Optional.empty()
                    : Optional.of(new Wrong("/country", Sentence.of("eu.adjustment.fault-no-attitude")));
            case DiplomacyChange.InterventionSet set -> intervention(state, set);
        };
    }

    private static Optional<Wrong> intervention(EuState state, DiplomacyChange.InterventionSet set) {
        if (set.helps().isEmpty()) {
            return set.stack().isPresent() ? Optional.of(new Wrong("/stack", Sentence.of("eu.adjustment.fault-full-war")))
                    : set.fleet().map(named -> new Wrong("/fleet", Sentence.of("eu.adjustment.fault-full-war")));
        }
        return InterventionTerms.faults(state, set.country(), war(set)).stream().findFirst().map(fault -> new Wrong("/" + fault.part(), fault.message()));
    }

    /** The intervention of a change that sets one. */
    private static InterventionAtStart war(DiplomacyChange.InterventionSet set) {
        return new InterventionAtStart(set.helps().orElseThrow(), set.stack(), set.foreign(), set.fleet(), Optional.empty());
    }

    static EuState apply(EuState state, DiplomacyChange change) {
        return switch (change) {
            case DiplomacyChange.WarSet set -> state.withScenario(state.scenario().withWars(wars(state, set)));
            case DiplomacyChange.AttitudeSet set -> state.withScenario(state.scenario().withRelations(attitude(state.scenario().relationsOrNone(), set)));
            case DiplomacyChange.InterventionSet set -> state.withScenario(state.scenario().withRelations(intervention(state.scenario().relationsOrNone(), set)));
        };
    }

    /** Each war between the two alliances ends, and the new one is added. A game that lists no wars has one of each alliance with each other that is not allied. */
    private static List<WarAtStart> wars(EuState state, DiplomacyChange.WarSet set) {
        var one = state.members(state.allianceOf(set.country()));
        var other = state.members(state.allianceOf(set.enemy()));
        var wars = new ArrayList<WarAtStart>();
        for (var war : listedWars(state)) {
            wars.addAll(war.withoutWarBetween(one, other));
        }
        set.war().ifPresent(kind -> wars.add(new WarAtStart(List.of(one, other), Optional.empty(), Optional.of(kind))));
        return wars;
    }

    private static List<WarAtStart> listedWars(EuState state) {
        var scenario = state.scenario();
        if (!scenario.listedWars().isEmpty()) {
            return scenario.listedWars();
        }
        var pairs = new ArrayList<WarAtStart>();
        for (int one = 0; one < scenario.alliances().size(); one++) {
            for (int other = one + 1; other < scenario.alliances().size(); other++) {
                if (state.areAtWar(Alliance.of(one), Alliance.of(other))) {
                    pairs.add(new WarAtStart(List.of(scenario.alliances().get(one), scenario.alliances().get(other))));
                }
            }
        }
        return pairs;
    }

    private static Relations attitude(Relations bonds, DiplomacyChange.AttitudeSet set) {
        var minors = new HashMap<>(bonds.minors());
        minors.computeIfPresent(set.country(), (country, minor) -> new MinorAtStart(minor.patron(), minor.limited(), Optional.of(set.attitude())));
        return new Relations(bonds.allied(), minors, bonds.freeCampaigns(), bonds.passage(), bonds.interventions());
    }

    private static Relations intervention(Relations bonds, DiplomacyChange.InterventionSet set) {
        var interventions = new HashMap<>(bonds.interventions());
        interventions.remove(set.country());
        set.helps().ifPresent(ally -> interventions.put(set.country(), war(set)));
        return new Relations(bonds.allied(), bonds.minors(), bonds.freeCampaigns(), bonds.passage(), interventions);
    }
}
