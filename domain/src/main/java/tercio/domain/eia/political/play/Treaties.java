package tercio.domain.eia.political.play;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.MonthRecord;
import tercio.domain.eia.common.game.Treaty;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** Treaties of the political phase: what is offered, answered and ended. */
final class Treaties {

    static final String RULE = "EIA-4.0";

    private Treaties() {}

    static Execution offer(EiaCommandRun play, PoliticalCommand.OfferTreaty command) {
        var power = command.power();
        if (command.to() == null || command.treaty() == null || !offerable(play.board(), power, command.to()).contains(command.treaty())) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.no-offer-possible").with("who", CampaignNames.power(power)),
                    offers(play.board(), power));
        }
        var to = Power.of(command.to());
        if (to.isEmpty()) {
            make(play, power.nation(), command.to(), command.treaty());
        } else if (play.state().monthRecord().offers().contains(new MonthRecord.Offer(to.get(), power, command.treaty()))) {
            make(play, to.get().nation(), power.nation(), command.treaty());
        } else {
            play.emit(new PoliticalEvent.TreatyOffered(power, to.get(), command.treaty()));
        }
        return EiaCommandRun.success();
    }

    private static void make(EiaCommandRun play, NationId one, NationId other, Treaty treaty) {
        play.emit(new PoliticalEvent.TreatyMade(one, other, treaty), List.of(Step.of("treaty", treaty == Treaty.COMBINED ? "EIA-4.9" : treaty == Treaty.TRUCE ? "EIA-4.2.2" : RULE)
                .result(Sentence.of("eia.month.result-treaty").with("who", CampaignNames.nation(one)).with("other", CampaignNames.nation(other)).with("treaty", treaty.word()))));
    }

    static Execution answer(EiaCommandRun play, PoliticalCommand.AnswerTreaty command) {
        var offer = new MonthRecord.Offer(command.from(), command.power(), command.treaty());
        if (!play.state().monthRecord().offers().contains(offer)) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.no-offer-waits").with("who", CampaignNames.power(command.power())),
                    offersTo(play.state(), command.power()).flatMap(open -> answers(open).stream()).toList());
        }
        if (!command.agrees()) {
            play.emit(new PoliticalEvent.TreatyDeclined(command.power(), command.from(), command.treaty()));
        } else if (possible(play.board(), command.from(), command.power().nation()).contains(command.treaty())) {
            make(play, command.from().nation(), command.power().nation(), command.treaty());
        } else {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.treaty-impossible").with("treaty", command.treaty().word()),
                    List.of(declining(offer)));
        }
        return EiaCommandRun.success();
    }

    static Execution end(EiaCommandRun play, PoliticalCommand.EndTreaty command) {
        if (endable(play.board(), command.power()).noneMatch(option -> option.command().equals(command))) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.treaty-to-end").with("who", CampaignNames.power(command.power())),
                    endable(play.board(), command.power()).toList());
        }
        play.emit(new PoliticalEvent.TreatyEnded(command.power(), command.other(), command.treaty()));
        return EiaCommandRun.success();
    }

    /** The treaties that two nations can make in their present relation. */
    private static List<Treaty> possible(EiaWarView board, Power one, NationId other) {
        var diplomacy = board.diplomacy();
        if (Power.of(other).isEmpty()) {
            return diplomacy.atWar(one.nation(), other) ? List.of(Treaty.PEACE) : List.of();
        }
        if (one.nation().equals(other) || board.state().power(Power.of(other).get()).isEmpty()) {
            return List.of();
        }
        if (diplomacy.atWar(one.nation(), other)) {
            return List.of(Treaty.PEACE, Treaty.TRUCE);
        }
        if (!diplomacy.areAllied(one.nation(), other)) {
            return List.of(Treaty.ALLIANCE);
        }
        return board.state().diplomacy().combined().stream().anyMatch(pair -> pair.contains(one.nation()) && pair.contains(other)) ? List.of() : List.of(Treaty.COMBINED);
    }

    private static List<Treaty> offerable(EiaWarView board, Power power, NationId to) {
        return possible(board, power, to).stream().filter(treaty -> Power.of(to)
                .filter(other -> board.state().monthRecord().offers().contains(new MonthRecord.Offer(power, other, treaty))).isEmpty()).toList();
    }

    static List<Option> offers(EiaWarView board, Power power) {
        var minors = board.diplomacy().enemies(power.nation()).filter(nation -> Power.of(nation).isEmpty());
        return Stream.concat(board.state().powersInGame().map(Power::nation), minors).flatMap(to -> offerable(board, power, to).stream()
                .map(treaty -> new Option(about("to-offer", treaty).with("to", CampaignNames.nation(to)), new PoliticalCommand.OfferTreaty(power, to, treaty)))).toList();
    }

    static Stream<MonthRecord.Offer> offersTo(EiaState state, Power power) {
        return state.monthRecord().offers().stream().filter(offer -> offer.to() == power);
    }

    /** The question whether an offer is agreed to. */
    static Sentence question(MonthRecord.Offer offer) {
        return about("ask-answer", offer.treaty()).with("who", CampaignNames.power(offer.from())).with("to", CampaignNames.power(offer.to()));
    }

    private static Sentence.Keyed about(String key, Treaty treaty) {
        return Sentence.of("eia.political." + key).with("treaty", treaty.word());
    }

    /** The answers to an offer. Agreeing is left out where what happened since forbids it. */
    static List<Option> answers(MonthRecord.Offer offer) {
        return List.of(new Option(about("to-agree", offer.treaty()).with("with", CampaignNames.power(offer.from())),
                new PoliticalCommand.AnswerTreaty(offer.to(), offer.from(), offer.treaty(), true)), declining(offer));
    }

    static List<Option> answers(EiaWarView board, MonthRecord.Offer offer) {
        return possible(board, offer.from(), offer.to().nation()).contains(offer.treaty()) ? answers(offer) : List.of(declining(offer));
    }

    private static Option declining(MonthRecord.Offer offer) {
        return new Option(Sentence.of("eia.political.to-decline"), new PoliticalCommand.AnswerTreaty(offer.to(), offer.from(), offer.treaty(), false));
    }

    static Stream<Option> endable(EiaWarView board, Power power) {
        return board.state().powersInGame().filter(other -> other != power && board.areAllied(power, other)).flatMap(other -> Arrays.stream(Treaty.values())
                .filter(treaty -> treaty == Treaty.ALLIANCE || treaty == Treaty.COMBINED && possible(board, power, other.nation()).isEmpty())
                .map(treaty -> new Option(about("to-leave", treaty).with("with", CampaignNames.power(other)), new PoliticalCommand.EndTreaty(power, other, treaty))));
    }
}
