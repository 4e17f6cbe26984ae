package tercio.domain.eu.scenario.adjustment.play;

import static tercio.domain.eu.common.game.SentenceNames.countries;
import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.raiders;
import static tercio.domain.eu.common.game.SentenceNames.revolt;
import static tercio.domain.eu.common.game.SentenceNames.units;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.Revolt;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells adjustments of the board. The catalogs of {@code eu.adjustment} say how they read. */
record EuChangePhrases(EuState board) {

    Sentence of(EuAdjustmentEvent event) {
        return switch (event) {
            case EuAdjustmentEvent.BoardAdjusted adjusted -> say("made").with("reason", new Text(adjusted.reason())).with("change", inOrder(adjusted.changes()));
        };
    }

    /** Several changes, one after the other. */
    private Keyed inOrder(List<EuChange> changes) {
        var first = of(changes.getFirst());
        return changes.size() == 1 ? first : say("then").with("change", first).with("rest", inOrder(changes.subList(1, changes.size())));
    }

    static Keyed say(String key) {
        return Sentence.of("eu.adjustment." + key);
    }

    Keyed of(EuChange change) {
        return switch (change) {
            case StackChange stack -> of(stack);
            case SeaChange sea -> new SeaChangePhrases(board).of(sea);
            case LeaderChange leader -> new LeaderChangePhrases(board).of(leader);
            case ProvinceChange province -> of(province);
            case CountryChange country -> of(country);
            case WorldChange world -> new WorldChangePhrases(board).of(world);
            case DiplomacyChange diplomacy -> of(diplomacy);
            case RoundChange round -> of(round);
        };
    }

    private Keyed of(StackChange change) {
        return switch (change) {
            case StackChange.StackRaised set -> say("result-stack-raised").with("country", country(set.country())).with("units", units(set.units().units()))
                    .with("inside", set.inside().orElse(false)).with("where", place(set.province()));
            case StackChange.StackPlaced set -> of("result-stack-placed", set.stack()).with("inside", set.inside().orElse(false)).with("where", place(set.province()));
            case StackChange.StackUnits set -> of("result-stack-units", set.stack()).with("units", units(set.units().units())).with("veterans", set.veteranLd().orElse(0));
            case StackChange.StackWithdrawn set -> of("result-off", set.stack());
            case StackChange.StackSupply set -> of("result-stack-supply", set.stack()).with("cutOff", set.cutOff());
            case StackChange.StackForaging set -> of("result-foraging", set.stack()).with("foraging", set.foraging());
        };
    }

    private Keyed of(String key, StackId stack) {
        return say(key).with("stack", stack(board, stack));
    }

    /** A stack of the same adjustment is not on the board before it. */
    static Argument stack(EuState board, StackId id) {
        return board.stack(id).isPresent() ? SentenceNames.stack(board, id) : new Phrase(say("new-stack").with("id", new Text(id.value())));
    }

    static Argument fleet(EuState board, StackId id) {
        return board.fleet(id).isPresent() ? SentenceNames.fleet(board, id) : new Phrase(say("new-fleet").with("id", new Text(id.value())));
    }

    private static Keyed in(String key, SpaceId province) {
        return say(key).with("where", place(province));
    }

    private Keyed of(ProvinceChange change) {
        return switch (change) {
            case ProvinceChange.ProvinceOwner set -> in("result-owner", set.province()).with("country", country(set.owner()));
            case ProvinceChange.ProvinceController set -> in("result-controller", set.province()).with("country", country(set.controller()));
            case ProvinceChange.FortressLevel set -> in("result-fortress-level", set.province()).with("level", set.level());
            case ProvinceChange.FortressSupply set -> in("result-fortress-supply", set.province()).with("supplied", set.supplied());
            case ProvinceChange.SiegeworksSet set -> in("result-siegeworks", set.province()).with("minus", set.minus()).with("plus", set.plus());
            case ProvinceChange.BreachSet set -> in("result-breach", set.province()).with("breached", set.breached());
            case ProvinceChange.SiegeContinued set -> in("result-siege", set.province()).with("earlier", set.continued());
            case ProvinceChange.PortBlockade set -> in("result-port", set.province()).with("blockaded", set.blockaded());
            case ProvinceChange.PillageSet set -> in("result-pillage", set.province()).with("level", set.level());
            case ProvinceChange.FloodSet set -> in("result-flood", set.province()).with("flooded", set.flooded());
            case ProvinceChange.RevoltSet set -> set.level() == 0 ? in("result-revolt-none", set.province()) : in("revolt", set.province())
                    .with("revolt", revolt(new Revolt(set.level(), 0))).with("friendly", set.fortressLd().isPresent()).with("ld", set.fortressLd().orElse(0));
            case ProvinceChange.RaidSet set -> set.level() == 0 ? in("result-raid-none", set.province())
                    : in("raid", set.province()).with("raiders", raiders(new Raid(set.by(), set.level(), 0)));
        };
    }

    private Keyed of(CountryChange change) {
        return switch (change) {
            case CountryChange.StabilitySet set -> about("result-stability", set.country()).with("stability", set.stability());
            case CountryChange.VictoryPointsSet set -> about("victory-points", set.country()).with("points", set.points());
            case CountryChange.CampaignCosts set -> about("costs", set.country()).with("income", set.line().isIncome()).with("ducats", set.ducats())
                    .with("line", new Text(set.line().word())).with("title", set.line().name().toLowerCase(Locale.ROOT));
            case CountryChange.TreasurySet set -> about("treasury", set.country()).with("ducats", set.ducats());
            case CountryChange.CampaignSet set -> about("result-campaign", set.country()).with("campaign", set.campaign().key());
            case CountryChange.CampaignSlots set -> set.stacks().isEmpty() ? about("result-no-slots", set.country())
                    : about("result-slots", set.country()).with("stacks", new Items(set.stacks().stream().map(id -> stack(board, id)).toList()));
            case CountryChange.LeviesSet set -> about("levies", set.country()).with("declared", set.declared()).with("ld", set.recruitedLd()).with("defeat", set.defeat().word());
            case CountryChange.OttomansMet set -> about("result-ottomans", set.country()).with("met", set.met());
            case CountryChange.ReformsSet set -> about("result-reforms", set.country()).with("some", !set.reforms().isEmpty())
                    .with("reforms", new Items(set.reforms().stream().<Argument>map(reform -> new Text(reform.toString())).toList()));
        };
    }

    private static Keyed about(String key, CountryId country) {
        return say(key).with("country", country(country));
    }

    private Keyed of(DiplomacyChange change) {
        return switch (change) {
            case DiplomacyChange.WarSet set -> about("result-war", set.country()).with("enemy", country(set.enemy()))
                    .with("war", set.war().map(kind -> kind.name().toLowerCase(Locale.ROOT)).orElse("peace"));
            case DiplomacyChange.AttitudeSet set -> about("result-attitude", set.country()).with("attitude", set.attitude().name().toLowerCase(Locale.ROOT));
            case DiplomacyChange.InterventionSet set -> set.helps().map(ally -> about("result-intervenes", set.country()).with("ally", country(ally))
                    .with("some", !forces(set).isEmpty()).with("stacks", new Items(forces(set)))).orElseGet(() -> about("result-full-war", set.country()));
        };
    }

    private List<Argument> forces(DiplomacyChange.InterventionSet set) {
        var troops = set.stack().map(id -> board.stack(id).isPresent() ? SentenceNames.stack(board, id) : new Phrase(say("a-new-stack")));
        var ships = set.fleet().flatMap(board::fleet).map(fleet -> SentenceNames.fleet(board, fleet.id()));
        return Stream.concat(troops.stream(), ships.stream()).toList();
    }

    private static Keyed of(RoundChange change) {
        return switch (change) {
            case RoundChange.InitiativeOrder set -> say("result-initiative").with("countries", countries(set.countries()));
            case RoundChange.WeatherSet set -> say("result-weather").with("bad", set.bad());
            case RoundChange.SundSet set -> say("result-sund").with("frozen", set.frozen());
            case RoundChange.RoundSet set -> say("result-round").with("box", new Text(set.box().label()));
        };
    }
}
