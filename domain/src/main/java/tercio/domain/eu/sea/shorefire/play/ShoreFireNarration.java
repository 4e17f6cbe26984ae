package tercio.domain.eu.sea.shorefire.play;

import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.fleet;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.withRoll;

import java.util.List;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.ShoreBattery;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells the fire of a shore. The catalogs of {@code eu.shorefire} say how it reads. */
public record ShoreFireNarration(EuState board) {

    Sentence of(ShoreFireEvent event, List<Step> explanation) {
        return switch (event) {
            case ShoreFireEvent.ShoreFireMet e -> about("in-reach", e.stack()).with("batteries", new Items(e.batteries().stream().map(ShoreFireNarration::battery).toList()))
                    .with("to", place(e.to()));
            case ShoreFireEvent.FireHeld e -> fire("held", e.stack(), e.battery());
            case ShoreFireEvent.ShotFromShore e -> withRoll(fire("fired", e.stack(), e.battery()), explanation).with("stopped", e.stopped()).with("lost", e.lost());
            case ShoreFireEvent.TurnedHome e when board.fleet(e.stack()).isEmpty() -> Sentence.of("eu.shorefire.nobody-left");
            case ShoreFireEvent.TurnedHome e when e.path().isEmpty() -> about("no-port", e.stack());
            case ShoreFireEvent.TurnedHome e -> about("goes-back", e.stack()).with("to", place(e.path().getLast())).with("tolls", e.tolls());
        };
    }

    private Keyed about(String key, StackId stack) {
        return Sentence.of("eu.shorefire." + key).with("stack", fleet(board, stack));
    }

    private Keyed fire(String key, StackId stack, ShoreBattery battery) {
        return about(key, stack).with("who", country(battery.country())).with("battery", battery(battery));
    }

    /** A battery by its kind and its place: {@code the presidio of Amiens}. */
    public static Argument battery(ShoreBattery battery) {
        return new Phrase(Sentence.of("eu.shorefire.battery").with("kind", battery.kind().word()).with("place", place(battery.province())));
    }
}
