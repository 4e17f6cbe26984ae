package tercio.domain.eu.land.siege.play;

import static tercio.domain.eu.common.game.SentenceNames.alliance;
import static tercio.domain.eu.common.game.SentenceNames.city;
import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.ld;
import static tercio.domain.eu.common.game.SentenceNames.leader;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.places;
import static tercio.domain.eu.common.game.SentenceNames.stack;

import java.util.List;
import java.util.Locale;
import tercio.domain.eu.common.game.AttritionDue;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells the events of sieges. The catalogs of {@code eu.siege} say how they read. */
record SiegeNarration(EuState board) {

    Sentence of(SiegeEvent event, List<Step> explanation) {
        return switch (event) {
            case SiegeEvent.SiegesBegan e when e.provinces().isEmpty() -> say("no-sieges").with("who", alliance(board, e.alliance()));
            case SiegeEvent.SiegesBegan e -> say("sieges-begin").with("who", alliance(board, e.alliance())).with("against", against(e)).with("where", places(e.provinces()));
            case SiegeEvent.FortressUndermined e -> undermining(e, explanation);
            case SiegeEvent.BesiegersChecked e -> say("besiegers-checked").with("where", places(e.due().stream().map(AttritionDue::province).toList()));
            case SiegeEvent.BesiegersOweAttrition e -> say("besiegers-owe-attrition").with("city", city(e.due().province()));
            case SiegeEvent.UnderminingTookEffect e -> say("undermining-takes-effect").with("city", city(e.province()));
            case SiegeEvent.BreachMade e -> say("breached").with("city", city(e.province()));
            case SiegeEvent.AssaultDeclined e -> say("breach-not-stormed").with("city", city(e.province()));
            case SiegeEvent.AssaultFought e -> assault(e);
            case SiegeEvent.FortressFell e -> say("fell").with("city", city(e.province())).with("by", country(e.by())).with("how", e.how());
            case SiegeEvent.FortDestroyed e -> say("fort-destroyed").with("where", place(e.province()));
            case SiegeEvent.GarrisonFreed e when beingPlaced() -> say("garrison-parted").with("size", e.ld());
            case SiegeEvent.GarrisonFreed e -> say("garrison-freed").with("who", country(e.country())).with("city", city(e.province())).with("size", e.ld());
            case SiegeEvent.LeaderSentHome e -> say("leader-sent-home").with("leader", leader(board, e.leader())).with("where", place(e.province()));
            case SiegeEvent.GarrisonPlaced e -> say("garrison-placed").with("stack", stack(board, e.stack())).with("where", place(e.province()));
            case SiegeEvent.FortressManned e -> say("manned").with("city", city(e.province())).with("manned", e.manned()).with("level", e.level());
            case SiegeEvent.FortressLowered e -> say(e.level() < board.fortress(e.province()).level() ? "lowered" : "level-kept").with("city", city(e.province()))
                    .with("level", e.level());
            case SiegeEvent.SiegeLifted e -> say("lifted").with("city", city(e.province()));
            case SiegeEvent.SiegeResolved e -> say("resolved").with("city", city(e.province()));
            case SiegeEvent.StackRedeployed e -> say("abandoned").with("stack", stack(board, e.stack())).with("where", place(e.to()));
            case SiegeEvent.SiegesEnded e -> say("sieges-end");
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eu.siege." + key);
    }

    private String against(SiegeEvent.SiegesBegan began) {
        return began.provinces().stream().anyMatch(board.marks().raids()::containsKey) ? "corsairs"
                : began.provinces().stream().anyMatch(board.marks()::isInRevolt) ? "revolts" : "fortresses";
    }

    private static Sentence undermining(SiegeEvent.FortressUndermined event, List<Step> explanation) {
        var said = say("undermined").with("who", country(event.by())).with("city", city(event.province())).with("result", event.result().name().toLowerCase(Locale.ROOT))
                .with("minus", event.works().minus()).with("plus", event.works().plus());
        return explanation.stream().filter(step -> step.step().equals("undermining") && step.dice().size() == 1).findFirst()
                .map(step -> SentenceNames.withRoll(said, step)).orElseGet(() -> SentenceNames.withoutRoll(said));
    }

    /** Older records do not say what was lost. */
    private Sentence assault(SiegeEvent.AssaultFought assault) {
        var said = say(assault.thirds().size() < 2 ? "assault" : "assault-with-losses").with("who", country(assault.by())).with("city", city(assault.province()))
                .with("breach", assault.breach()).with("falls", assault.falls());
        return assault.thirds().size() < 2 ? said : said.with("lost", ld(assault.thirds().getFirst()))
                .with("defender", country(board.fortress(assault.province()).controller())).with("killed", ld(assault.thirds().getLast()));
    }

    /** Whether a part of a freed garrison is being placed. */
    private boolean beingPlaced() {
        return !board.duties().isEmpty() && board.duties().getFirst() instanceof Duty.Garrison;
    }
}
