package tercio.domain.eu.scenario.adjustment.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Fortress;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.eu.world.establishment.Establishments;
import tercio.domain.eu.world.militia.ColonialMilitia;
import tercio.domain.game.ChangeField;
import tercio.domain.game.ChangeKind;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Changes of the establishments of the rest of the world, and of their militia, by the host: their fields, and what they do to the board. */
final class WorldAdjustments {

    private static final String PROVINCE = "province";
    private static final int HIGHEST_FORTRESS = 5;

    static final List<ChangeKind<?>> KINDS = List.of(
            ChangeKind.of(WorldChange.EstablishmentSet.class, Sentence.of("eu.adjustment.label-establishment-found-or-change"))
                    .reference(PROVINCE, Sentence.of("eu.adjustment.label-province"), PROVINCE, WorldChange.EstablishmentSet::province)
                    .reference("owner", Sentence.of("eu.adjustment.label-owned-by"), "controller", WorldChange.EstablishmentSet::owner)
                    .word("establishment", Sentence.of("eu.adjustment.label-kind"), Establishment.Kind.values(), WorldChange.EstablishmentSet::establishment)
                    .with(new ChangeField.Number("level", Sentence.of("eu.adjustment.label-level-of-a-trading-post-or-a-colony"), true, 1, Establishment.EUROPEAN), WorldChange.EstablishmentSet::level)
                    .with(new ChangeField.Number("fortress", Sentence.of("eu.adjustment.label-level-of-its-fortress"), true, 0, HIGHEST_FORTRESS), WorldChange.EstablishmentSet::fortress),
            ChangeKind.of(WorldChange.EstablishmentsRemoved.class, Sentence.of("eu.adjustment.label-establishment-remove"))
                    .reference(PROVINCE, Sentence.of("eu.adjustment.label-province"), PROVINCE, WorldChange.EstablishmentsRemoved::province),
            ChangeKind.of(WorldChange.MilitiaSet.class, Sentence.of("eu.adjustment.label-militia-of-a-colony"))
                    .reference(PROVINCE, Sentence.of("eu.adjustment.label-province"), NativeAdjustments.LAND, WorldChange.MilitiaSet::province)
                    .number("lost", Sentence.of("eu.adjustment.label-exploration-detachments-lost-this-turn"), 0, ColonialMilitia.MOST, WorldChange.MilitiaSet::lost));

    private WorldAdjustments() {}

    /** The fault of a change of an establishment; empty if there is none. */
    static Optional<Keyed> fault(EuState state, WorldChange.EstablishmentSet set) {
        if (EuMap.PRINTED.province(set.province()).filter(land -> land.theatre() != Theatre.EUROPE).isEmpty()) {
            return Optional.of(Sentence.of("eu.adjustment.fault-in-europe").with("where", SentenceNames.place(set.province())));
        }
        if (set.establishment().hasLevels() != set.level().isPresent()) {
            return Optional.of(Sentence.of("eu.adjustment.fault-level"));
        }
        return without(state, set).canHold(establishment(state, set)) ? Optional.empty()
                : Optional.of(Sentence.of("eu.adjustment.fault-mission").with("where", SentenceNames.place(set.province())));
    }

    /** The board after an establishment is founded or changed. Its controller stays; a new one is in the hands of its owner. */
    static EuState apply(EuState state, WorldChange.EstablishmentSet set) {
        var now = establishment(state, set);
        var fortress = state.fortress(set.province());
        int level = set.fortress().orElse(fortress == null ? now.isEuropean() ? 1 : 0 : fortress.level());
        return state.withWorld(state.world().withEstablishments(without(state, set).with(now)))
                .with(set.province(), fortress == null ? Fortress.of(level, now.owner(), now.controller())
                        : new Fortress(level, now.owner(), fortress.controller(), fortress.marks()));
    }

    /** The board after the establishments of a province are gone; a printed city stays. */
    static EuState withoutEstablishments(EuState state, WorldChange.EstablishmentsRemoved removed) {
        var fortress = state.fortress(removed.province());
        var printed = EuMap.PRINTED.province(removed.province()).orElseThrow();
        var gone = state.withoutFortress(removed.province());
        return printed.fortress() > 0 && fortress != null ? gone.with(removed.province(), fortress) : gone;
    }

    /** The fault of the losses of a militia; empty if there is none. */
    static Optional<Keyed> fault(EuState state, WorldChange.MilitiaSet set) {
        int most = ColonialMilitia.of(state.world().establishments(), set.province()).map(ColonialMilitia::lde).orElse(0);
        if (most == 0) {
            return Optional.of(Sentence.of("eu.adjustment.fault-no-militia"));
        }
        if (state.world().militia().stackIn(set.province()).isPresent()) {
            return Optional.of(Sentence.of("eu.adjustment.fault-militia-stack"));
        }
        return set.lost() > most ? Optional.of(Sentence.of("eu.adjustment.fault-militia-lost").with("most", most)) : Optional.empty();
    }

    static EuState apply(EuState state, WorldChange.MilitiaSet set) {
        return state.withWorld(state.world().withMilitia(state.world().militia().withLosses(set.province(), set.lost())));
    }

    private static Establishment establishment(EuState state, WorldChange.EstablishmentSet set) {
        var fortress = state.fortress(set.province());
        return new Establishment(set.province(), set.owner(), fortress == null || fortress.controller().value().isEmpty() ? set.owner() : fortress.controller(),
                set.establishment(), set.level().orElse(0));
    }

    /** The establishments without the one of this kind in the province. */
    private static Establishments without(EuState state, WorldChange.EstablishmentSet set) {
        var all = state.world().establishments();
        return all.in(set.province()).stream().filter(here -> here.kind() == set.establishment()).findFirst().map(all::without).orElse(all);
    }
}
