package tercio.domain.eu.sea.flotilla.play;

import static tercio.domain.eu.common.game.SentenceNames.fleet;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.ships;

import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells how naval stacks are divided and joined. The catalogs of {@code eu.flotilla} say how it reads. */
record FlotillaNarration(EuState board) {

    Sentence of(FlotillaEvent event) {
        return switch (event) {
            case FlotillaEvent.FleetDivided e -> about("divided", e.stack()).with("taken", ships(e.taken())).with("left", ships(e.left()))
                    .with("where", place(board.fleet(e.stack()).map(NavalStack::at).orElse(SpaceId.NONE)));
            case FlotillaEvent.FleetsJoined e -> about("joins", e.stack()).with("into", fleet(board, e.into()));
            case FlotillaEvent.BlockadersJoined e -> about("blockade-together", e.stack()).with("into", fleet(board, e.into()))
                    .with("port", place(new SpaceId(e.action().target().orElse(""))));
            case FlotillaEvent.FleetPlacedUnder e -> about("sails-with", e.stack()).with("under", fleet(board, e.under()));
            case FlotillaEvent.FleetOnItsOwn e -> about("by-itself", e.stack());
            case FlotillaEvent.FleetsFormed e -> about("counters", e.stack()).with("ships", ships(e.ships()));
        };
    }

    private Keyed about(String key, StackId stack) {
        return Sentence.of("eu.flotilla." + key).with("stack", fleet(board, stack));
    }
}
