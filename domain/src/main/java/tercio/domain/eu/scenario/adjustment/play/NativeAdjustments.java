package tercio.domain.eu.scenario.adjustment.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.world.establishment.WorldArea;
import tercio.domain.eu.world.establishment.WorldAreas;
import tercio.domain.game.ChangeField;
import tercio.domain.game.ChangeKind;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Changes of natives by the host: their fields, and what they do to the board. */
final class NativeAdjustments {

    /** A province of the rest of the world, and an Area of it. */
    static final String LAND = "land overseas";
    static final String AREA = "area";

    /** The leaders whom natives follow (EU-CONQUISTADOR-FOLLOWERS). */
    private static final Set<LeaderCategory> FOLLOWED = Set.of(LeaderCategory.CONQUISTADOR, LeaderCategory.EXPLORER);
    private static final int MOST_LD = 99;
    private static final int MOST_USES = 99;
    private static final int MOST_COUNTRIES = 20;

    static final List<ChangeKind<?>> KINDS = List.of(
            ChangeKind.of(WorldChange.NativesSet.class, Sentence.of("eu.adjustment.label-natives")).reference("province", Sentence.of("eu.adjustment.label-province"), LAND, WorldChange.NativesSet::province)
                    .number("ld", Sentence.of("eu.adjustment.label-ld"), 0, MOST_LD, WorldChange.NativesSet::ld)
                    .with(new ChangeField.Number("lde", Sentence.of("eu.adjustment.label-thirds-of-an-ld-besides"), true, 0, Thirds.LD - 1), WorldChange.NativesSet::lde)
                    .with(new ChangeField.References("against", Sentence.of("eu.adjustment.label-have-risen-against"), "country", MOST_COUNTRIES), WorldChange.NativesSet::against),
            ChangeKind.of(WorldChange.ConquistadorsSet.class, Sentence.of("eu.adjustment.label-table-of-the-conquistadors")).reference("area", Sentence.of("eu.adjustment.label-area"), AREA, WorldChange.ConquistadorsSet::area)
                    .number("uses", Sentence.of("eu.adjustment.label-used-so-often-in-the-game"), 0, MOST_USES, WorldChange.ConquistadorsSet::uses),
            ChangeKind.of(WorldChange.FollowersSet.class, Sentence.of("eu.adjustment.label-natives-who-follow-a-leader")).reference("leader", Sentence.of("eu.adjustment.label-leader"), "leader", WorldChange.FollowersSet::leader)
                    .number("ld", Sentence.of("eu.adjustment.label-ld"), 0, MOST_LD, WorldChange.FollowersSet::ld)
                    .with(new ChangeField.Number("lde", Sentence.of("eu.adjustment.label-thirds-of-an-ld-besides"), true, 0, Thirds.LD - 1), WorldChange.FollowersSet::lde));

    private NativeAdjustments() {}

    /** The provinces or Areas that a field can name; none in a game of Europe. */
    static List<SpaceId> knownIds(EuState state, EuMap map, String to) {
        if (state.scenario().overseas().isEmpty()) {
            return List.of();
        }
        return to.equals(AREA) ? WorldAreas.PRINTED.all().stream().map(WorldArea::id).toList()
                : map.provinces().stream().filter(land -> WorldAreas.PRINTED.areaOf(land).isPresent()).map(land -> land.id()).toList();
    }

    static EuState apply(EuState state, WorldChange.NativesSet set) {
        return state.withWorld(state.world().withNatives(state.world().natives().withNatives(set.province(), set.thirds(), set.against())));
    }

    static EuState apply(EuState state, WorldChange.ConquistadorsSet set) {
        return state.withWorld(state.world().withNatives(state.world().natives().withUses(set.area(), set.uses())));
    }

    static EuState apply(EuState state, WorldChange.FollowersSet set) {
        return state.withWorld(state.world().withNatives(state.world().natives().withFollowers(set.leader(), set.thirds())));
    }

    /** The fault of the natives of a province; empty if there is none. */
    static Optional<Keyed> fault(WorldChange.NativesSet set) {
        int printed = EuMap.PRINTED.province(set.province()).flatMap(WorldAreas.PRINTED::areaOf).map(WorldArea::natives).orElse(0);
        return set.thirds() > printed ? Optional.of(Sentence.of("eu.adjustment.fault-natives").with("most", SentenceNames.ld(printed))) : Optional.empty();
    }

    /** The fault of followers; empty if there is none. */
    static Optional<Keyed> fault(EuState state, WorldChange.FollowersSet set) {
        boolean leads = state.stacks().values().stream().anyMatch(stack -> stack.leaders().contains(set.leader()))
                && FOLLOWED.contains(state.leaders().get(set.leader()).leader().category());
        return set.thirds() == 0 || leads ? Optional.empty()
                : Optional.of(Sentence.of("eu.adjustment.fault-followers"));
    }
}
