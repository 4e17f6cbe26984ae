package tercio.domain.eia.combat.siege.play;

import java.util.List;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.CityHold;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.SiegeDuty;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The questions of sieges to players. */
final class SiegeQuestions {

    private SiegeQuestions() {}

    /** The decision about a siege in this sequence. */
    static Decision of(CitySiegeChapter chapter, EiaWarView board, CityHold city) {
        var area = city.area();
        var power = SiegeStep.decidingPower(board, city).orElseThrow();
        var besieges = SiegeStep.actingBesieger(board, city).isPresent();
        var question = chapter.decision("siege-" + area, power.word(), besieges ? SiegeStep.ATTEMPT : SiegeFights.SALLY,
                ask(besieges ? "ask-besiegers" : "ask-attack", area),
                SiegeStep.options(board, city));
        var available = besieges ? List.<FactorShare>of() : GarrisonSally.availableFactors(board, area);
        return available.isEmpty() ? question : question.with(LossChoices.attackForm(board, power, area, available));
    }

    /** The decision about a duty that a siege leaves open. */
    static Decision of(CitySiegeChapter chapter, EiaWarView board, SiegeDuty duty) {
        var power = duty.power();
        return switch (duty) {
            case SiegeDuty.OfferedSortie sortie -> chapter.decision("sortie", power.word(), AssaultAttempts.SORTIE,
                    ask("ask-sortie", duty.area()), List.of(
                            new Option(Sentence.of("eia.siege.to-sortie").with("sortie", true), new CitySiegeCommand.DecideSortie(power, duty.area(), true)),
                            new Option(Sentence.of("eia.siege.to-sortie").with("sortie", false), new CitySiegeCommand.DecideSortie(power, duty.area(), false))));
            case SiegeDuty.SortieLoss loss -> losses(chapter, board, loss);
            case SiegeDuty.BreachedWalls walls -> chapter.decision("breach", power.word(), BreachAnswers.BREACH,
                    ask("ask-breach", duty.area()), BreachAnswers.options(board, walls));
            case SiegeDuty.RequestedHonours honours -> chapter.decision("honours", power.word(), BreachAnswers.HONOURS,
                    ask("ask-honours", duty.area()), List.of(
                            new Option(Sentence.of("eia.siege.to-grant").with("grant", true), new CitySiegeCommand.AnswerHonours(power, duty.area(), true)),
                            new Option(Sentence.of("eia.siege.to-grant").with("grant", false), new CitySiegeCommand.AnswerHonours(power, duty.area(), false))));
            case SiegeDuty.RefugeOfGarrison refuge -> chapter.decision("refuge", power.word(), BreachAnswers.HONOURS,
                    ask("ask-refuge", duty.area()), BreachAnswers.refugeOptions(board, refuge));
            case SiegeDuty.SiegeFight fight -> fight(chapter, board, fight);
            case SiegeDuty.BesiegersInRetreat retreat -> chapter.decision("besiegers-retreat", power.word(), BesiegerRetreat.DIRECTION,
                    ask("ask-retreat", duty.area()), BesiegerRetreat.options(board, retreat));
            case SiegeDuty.FreedCorps freed -> chapter.decision("freed-corps", power.word(), GarrisonSally.FREED,
                    ask("ask-freed", duty.area()), GarrisonSally.freedOptions(board, freed)).with(GarrisonSally.form(board, freed));
            case SiegeDuty.CapturedDepot depot -> chapter.decision("port-depot", power.word(), PortDepots.RULE,
                    ask("ask-depot", duty.area()), PortDepots.options(board, depot));
        };
    }

    private static Sentence.Keyed ask(String key, SpaceId area) {
        return Sentence.of("eia.siege." + key).with("city", CampaignNames.area(area));
    }

    private static Decision losses(CitySiegeChapter chapter, EiaWarView board, SiegeDuty.SortieLoss duty) {
        var force = SortieLosses.eligibleFactors(board, duty);
        if (force.isEmpty()) {
            return chapter.decision("sortie-loss", duty.power().word(), AssaultAttempts.SORTIE, Sentence.of("eia.siege.ask-sortie-loss"),
                    List.of(new Option(Sentence.of("eia.siege.to-lose-unseen"), new CitySiegeCommand.TakeSiegeLosses(duty.power(), duty.area(), List.of()))));
        }
        return chapter.decision("sortie-loss", duty.power().word(), AssaultAttempts.SORTIE, Sentence.of("eia.siege.ask-sortie-loss"),
                        LossChoices.options(duty.power(), duty.area(), force, 1))
                .with(LossChoices.lossForm(board, duty.power(), duty.area(), force, 1, AssaultAttempts.SORTIE));
    }

    private static Decision fight(CitySiegeChapter chapter, EiaWarView board, SiegeDuty.SiegeFight duty) {
        var combat = duty.combat();
        var power = duty.power();
        var owing = SiegeFights.sideOwingLosses(combat);
        if (owing.isEmpty()) {
            int next = combat.round() + 1;
            return chapter.roll("siege-round", power.word(), combat.assault() ? SiegeFights.ASSAULT : SiegeFights.SALLY,
                    ask("ask-round", combat.area()).with("round", next), Sentence.of("eia.siege.to-fight").with("round", next),
                    new CitySiegeCommand.FightSiegeRound(power, combat.area()));
        }
        var side = owing.get();
        var rule = combat.assault() ? SiegeFights.ASSAULT_LOSSES : SiegeFights.SALLY_LOSSES;
        return chapter.decision("siege-losses", power.word(), rule, ask("ask-losses", combat.area()).with("count", side.due())
                        .with("who", CampaignNames.power(power)), LossChoices.options(power, combat.area(), side.force(), side.due()))
                .with(LossChoices.lossForm(board, power, combat.area(), side.force(), side.due(), rule));
    }
}
