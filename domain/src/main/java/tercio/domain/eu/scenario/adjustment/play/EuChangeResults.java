package tercio.domain.eu.scenario.adjustment.play;

import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.place;

import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.game.Adjustment;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence.Keyed;

/**
 * Changes as results of an explanation. They read as the account tells them, except where records of older games hold other words:
 * explanations of all games stay comparable word for word.
 */
record EuChangeResults(EuState before) {

    /** The step of one change. */
    Step step(EuChange change) {
        return Step.of("change", Adjustment.RULE).result(of(change));
    }

    Keyed of(EuChange change) {
        var told = new EuChangePhrases(before).of(change);
        return switch (change) {
            case StackChange.StackRaised set -> told.with("units", AnswerNames.counters(set.units().units()));
            case StackChange.StackUnits set -> told.with("units", AnswerNames.counters(set.units().units()));
            case SeaChange.DamagedSet set -> told.with("waters", SentenceNames.waters(set.waters()));
            case LeaderChange.LeaderEntered set -> set.stack().map(this::stack).or(() -> set.fleet().map(this::fleet)).map(stack -> told.with("stack", stack)).orElse(told);
            case CountryChange.CampaignSlots set when !set.stacks().isEmpty() ->
                    told.with("stacks", AnswerNames.withCommas(set.stacks().stream().map(id -> EuChangePhrases.stack(before, id)).toList()));
            case CountryChange.ReformsSet set -> told.with("reforms", AnswerNames.withCommas(set.reforms().stream().<Argument>map(reform -> new Text(reform.toString())).toList()));
            case RoundChange.InitiativeOrder set -> told.with("countries", AnswerNames.withCommas(set.countries().stream().map(SentenceNames::country).toList()));
            case SeaChange.FleetGold set -> withKey("result-fleet-gold", told);
            case SeaChange.FleetConvoy set when set.convoy().isPresent() -> withKey("result-fleet-convoy", told);
            case SeaChange.GoldSet set -> withKey("result-gold", told);
            case CountryChange.VictoryPointsSet set -> withKey("result-victory-points", told);
            case CountryChange.CampaignCosts set -> withKey("result-costs", told);
            case CountryChange.TreasurySet set -> withKey("result-treasury", told);
            case CountryChange.LeviesSet set -> withKey("result-levies", told);
            case WorldChange.EstablishmentSet set -> withKey("result-establishment", told).with("fortified", set.fortress().isPresent());
            case LeaderChange.LeaderSet set when set.condition() == LeaderChange.LeaderCondition.WOUNDED -> withKey("result-leader-wounded", told);
            case LeaderChange.AdmiralSet set -> ofAdmiral(set, told);
            case ProvinceChange.RevoltSet set when set.level() > 0 -> EuChangePhrases.say("result-revolt").with("where", place(set.province())).with("level", set.level())
                    .with("friendly", set.fortressLd().isPresent()).with("ld", set.fortressLd().orElse(0));
            case ProvinceChange.RaidSet set when set.level() > 0 -> EuChangePhrases.say("result-raid").with("level", set.level()).with("country", country(set.by()))
                    .with("where", place(set.province()));
            case SeaChange.CorsairsSet set when set.level() > 0 -> EuChangePhrases.say("result-corsairs").with("level", set.level()).with("country", country(set.by()))
                    .with("where", place(set.zone()));
            default -> told;
        };
    }

    private static Keyed ofAdmiral(LeaderChange.AdmiralSet set, Keyed told) {
        return switch (set.condition()) {
            case WAITING, ALONE -> withKey("result-admiral-waits", told);
            case WOUNDED -> withKey("result-leader-wounded", told);
            case PRESENT, KILLED, CAPTURED -> told;
        };
    }

    /** The sentence of a key with the arguments of another sentence. */
    private static Keyed withKey(String key, Keyed told) {
        return new Keyed("eu.adjustment." + key, told.arguments());
    }

    private Argument stack(StackId id) {
        return SentenceNames.stack(before, id);
    }

    private Argument fleet(StackId id) {
        return SentenceNames.fleet(before, id);
    }
}
