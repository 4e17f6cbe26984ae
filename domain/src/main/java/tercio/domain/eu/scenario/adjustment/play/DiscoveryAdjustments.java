package tercio.domain.eu.scenario.adjustment.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Space;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.world.exploration.Discoveries;
import tercio.domain.game.ChangeField;
import tercio.domain.game.ChangeKind;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Adjustments of what a country knows of the rest of the world (EU-DISCOVERY). Discoveries that stacks carry home stay theirs. */
final class DiscoveryAdjustments {

    /** A province or a sea zone that has to be discovered. */
    static final String ZONE = "zone overseas";

    private static final int MOST_ZONES = 100;

    static final List<ChangeKind<?>> KINDS = List.of(
            ChangeKind.of(WorldChange.DiscoveriesSet.class, Sentence.of("eu.adjustment.label-discoveries")).reference("country", Sentence.of("eu.adjustment.label-country"), "country", WorldChange.DiscoveriesSet::country)
                    .with(new ChangeField.References("zones", Sentence.of("eu.adjustment.label-zones"), ZONE, MOST_ZONES), WorldChange.DiscoveriesSet::zones)
                    .with(new ChangeField.Flag("known", Sentence.of("eu.adjustment.label-known-to-it"), false), WorldChange.DiscoveriesSet::known));

    private DiscoveryAdjustments() {}

    /** The zones that the field can name; none in a game of Europe. */
    static List<SpaceId> knownIds(EuState state, EuMap map) {
        return state.scenario().overseas().isEmpty() ? List.of()
                : map.spaces().zones().stream().map(Space::id).filter(zone -> !Discoveries.isEuropean(zone)).toList();
    }

    /** The fault of the change; empty if there is none. */
    static Optional<Keyed> fault(EuState state, WorldChange.DiscoveriesSet set) {
        if (set.zones().isEmpty()) {
            return Optional.of(Sentence.of("eu.adjustment.fault-no-zone"));
        }
        return set.known() ? Optional.empty() : set.zones().stream().filter(state.world().discoveries().common()::contains).findFirst()
                .map(zone -> Sentence.of("eu.adjustment.fault-known-to-all").with("where", SentenceNames.place(zone)));
    }

    static EuState apply(EuState state, WorldChange.DiscoveriesSet set) {
        var discoveries = state.world().discoveries();
        return state.withDiscoveries(set.known() ? discoveries.withKnown(set.country(), set.zones()) : discoveries.withoutKnown(set.country(), set.zones()));
    }

    /** {@code France knows Cuba E and Cuba W}. */
}
