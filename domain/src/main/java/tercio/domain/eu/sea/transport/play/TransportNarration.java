package tercio.domain.eu.sea.transport.play;

import static tercio.domain.eu.common.game.SentenceNames.fleet;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.stack;

import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells what becomes of troops aboard ships. The catalogs of {@code eu.transport} say how it reads. */
record TransportNarration(EuState board) {

    Sentence of(TransportEvent event) {
        return switch (event) {
            case TransportEvent.TroopsLanded e when e.inside() -> about("lands-inside", e.stack()).with("where", place(e.province()));
            case TransportEvent.TroopsLanded e -> about("lands", e.stack()).with("where", place(e.province())).with("mp", e.mp());
            case TransportEvent.LandingPortAsked e -> about("port-asked", e.stack());
            case TransportEvent.LandingBeatenBack e when e.way().isEmpty() -> about("back-aboard", e.stack()).with("troops", stack(board, e.troops()));
            case TransportEvent.LandingBeatenBack e -> about("back-aboard-to", e.stack()).with("troops", stack(board, e.troops()))
                    .with("to", place(e.way().getLast()));
        };
    }

    private Keyed about(String key, StackId stack) {
        return Sentence.of("eu.transport." + key).with("stack", fleet(board, stack));
    }
}
