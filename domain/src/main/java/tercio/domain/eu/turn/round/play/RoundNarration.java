package tercio.domain.eu.turn.round.play;

import static tercio.domain.eu.common.game.SentenceNames.alliance;
import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.places;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.common.game.AttritionDue;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells the events of rounds. The catalogs of {@code eu.round} say how they read. */
record RoundNarration(EuState board) {

    Sentence of(RoundEvent event) {
        return switch (event) {
            case RoundEvent.InitiativeRolled e -> say("initiative").with("order", order(e.order()));
            case RoundEvent.StartingRoundRolled e -> say("starting-round").with("die", e.die()).with("box", e.box().label());
            case RoundEvent.RoundBegan e -> say("begins").with("box", e.box().label()).with("extended", e.extended()).with("badWeather", e.badWeather());
            case RoundEvent.WinteringBegan e -> say("wintering").with("where", places(e.due().stream().map(AttritionDue::province).toList()));
            case RoundEvent.SundFreezing e -> say("sund-will-freeze");
            case RoundEvent.SundFroze e -> say("sund-frozen");
            case RoundEvent.ImpulseBegan e -> say("impulse").with("who", alliance(board, e.alliance()));
            case RoundEvent.ContinuationRolled e -> say("continuation").with("die", e.die()).with("modified", e.modified() != e.die()).with("sum", e.modified())
                    .with("from", e.from().label()).with("next", e.next().label());
            case RoundEvent.TurnEnded e -> turnEnd(e);
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eu.round." + key);
    }

    /** The alliances one after the other: each is a phrase that begins with "then" except the first. */
    private Argument order(List<Alliance> alliances) {
        Keyed order = null;
        for (var next : alliances.reversed()) {
            order = order == null ? say("order-last").with("who", alliance(board, next)) : say("order-then").with("who", alliance(board, next)).with("rest", order);
        }
        return order == null ? new Items(List.of()) : new Phrase(order);
    }

    /** Costs of exceptional levies are told where there were some. */
    private static Sentence turnEnd(RoundEvent.TurnEnded ended) {
        var campaigns = new TreeMap<CountryId, Integer>();
        var levies = new TreeMap<CountryId, Integer>();
        ended.costs().forEach((country, lines) -> lines.forEach((line, price) -> (line == ErsLine.B44 ? levies : campaigns).merge(country, price, Integer::sum)));
        ended.costs().keySet().forEach(country -> campaigns.putIfAbsent(country, 0));
        var over = say("turn-over").with("costs", costs(campaigns));
        return levies.isEmpty() ? over : Sentence.several(List.of(over, say("levies-cost").with("costs", costs(levies))));
    }

    private static Argument costs(Map<CountryId, Integer> byCountry) {
        return new Items(byCountry.entrySet().stream()
                .<Argument>map(cost -> new Phrase(say("cost").with("who", country(cost.getKey())).with("price", cost.getValue()))).toList());
    }
}
