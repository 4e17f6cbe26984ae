package tercio.domain.eu.world.corsair.play;

import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.fleet;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.ships;

import java.util.List;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.world.corsair.play.GoldRaidEvent.ConvoyAttacked;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells the attacks of corsairs on gold. The catalogs of {@code eu.corsairs} say how they read. */
record RaidNarration(EuState board) {

    Sentence of(GoldRaidEvent event) {
        return switch (event) {
            case GoldRaidEvent.CorsairsMet e -> about("lie-in-wait", e.stack()).with("where", place(e.zone()));
            case GoldRaidEvent.CorsairsNamed e when e.raiders().value().isEmpty() -> about("would-not", e.stack()).with("who", country(e.country()));
            case GoldRaidEvent.CorsairsNamed e -> about("would", e.stack()).with("who", country(e.country())).with("raiders", place(e.raiders()));
            case GoldRaidEvent.ConvoySpared e -> about("spared", e.stack());
            case ConvoyAttacked e when e.home() -> Sentence.several(List.of(attack(e), Sentence.of("eu.corsairs.home")));
            case ConvoyAttacked e -> attack(e);
            case GoldRaidEvent.CorsairsPassed e -> about("passed", e.stack()).with("where", place(e.zone()));
        };
    }

    private Keyed about(String key, StackId stack) {
        return Sentence.of("eu.corsairs." + key).with("stack", fleet(board, stack));
    }

    private Keyed attack(ConvoyAttacked attacked) {
        var told = switch (attacked.ending()) {
            case NOT_FOUND -> about("not-found", attacked.stack());
            case FOUGHT_OFF -> about("fought-off", attacked.stack());
            default -> about("raid", attacked.stack()).with("captured", ships(attacked.captured())).with("ducats", attacked.plundered())
                    .with("income", attacked.income() > 0).with("sunk", attacked.sunk()).with("left", attacked.left().thirds() > 0);
        };
        return told.with("who", country(attacked.by())).with("raiders", place(attacked.raiders()));
    }
}
