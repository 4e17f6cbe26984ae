package tercio.domain.eia.combat.play;

import static tercio.domain.eia.common.game.CampaignNames.area;
import static tercio.domain.eia.common.game.CampaignNames.at;
import static tercio.domain.eia.common.game.CampaignNames.factors;
import static tercio.domain.eia.common.game.CampaignNames.leader;
import static tercio.domain.eia.common.game.CampaignNames.leaders;
import static tercio.domain.eia.common.game.CampaignNames.power;
import static tercio.domain.eia.common.game.CampaignNames.powers;
import static tercio.domain.eia.common.game.CampaignNames.tenths;

import java.util.Locale;
import java.util.stream.Stream;
import tercio.domain.eia.combat.play.CombatEvent.ArrivalRolled;
import tercio.domain.eia.combat.play.CombatEvent.BesiegersLeft;
import tercio.domain.eia.combat.play.CombatEvent.CasualtiesTaken;
import tercio.domain.eia.combat.play.CombatEvent.ChitChosen;
import tercio.domain.eia.combat.play.CombatEvent.ChitsRevealed;
import tercio.domain.eia.combat.play.CombatEvent.CityFaced;
import tercio.domain.eia.combat.play.CombatEvent.CityGarrisoned;
import tercio.domain.eia.combat.play.CombatEvent.CombatAnswered;
import tercio.domain.eia.combat.play.CombatEvent.CombatBegan;
import tercio.domain.eia.combat.play.CombatEvent.CombatClosed;
import tercio.domain.eia.combat.play.CombatEvent.CombatDayBegan;
import tercio.domain.eia.combat.play.CombatEvent.CombatDecided;
import tercio.domain.eia.combat.play.CombatEvent.CombatKindChanged;
import tercio.domain.eia.combat.play.CombatEvent.CombatRoundFought;
import tercio.domain.eia.combat.play.CombatEvent.CombatStageReached;
import tercio.domain.eia.combat.play.CombatEvent.CombatsListed;
import tercio.domain.eia.combat.play.CombatEvent.CommandSettled;
import tercio.domain.eia.combat.play.CombatEvent.CommanderNamed;
import tercio.domain.eia.combat.play.CombatEvent.CorpsRemoved;
import tercio.domain.eia.combat.play.CombatEvent.DayEndChosen;
import tercio.domain.eia.combat.play.CombatEvent.DayEndRevealed;
import tercio.domain.eia.combat.play.CombatEvent.DepotSettled;
import tercio.domain.eia.combat.play.CombatEvent.EmptiedCityFell;
import tercio.domain.eia.combat.play.CombatEvent.ForceDivided;
import tercio.domain.eia.combat.play.CombatEvent.ForceRetreated;
import tercio.domain.eia.combat.play.CombatEvent.ForceSurrendered;
import tercio.domain.eia.combat.play.CombatEvent.ForcesLeft;
import tercio.domain.eia.combat.play.CombatEvent.ForcesRevealed;
import tercio.domain.eia.combat.play.CombatEvent.IdentitiesRevealed;
import tercio.domain.eia.combat.play.CombatEvent.LeadersCaptured;
import tercio.domain.eia.combat.play.CombatEvent.OptionLosses;
import tercio.domain.eia.combat.play.CombatEvent.OutflankAnnounced;
import tercio.domain.eia.combat.play.CombatEvent.PoliticalPointsChanged;
import tercio.domain.eia.combat.play.CombatEvent.ProposalAnswered;
import tercio.domain.eia.combat.play.CombatEvent.PursuitRolled;
import tercio.domain.eia.combat.play.CombatEvent.ReinforcementArrived;
import tercio.domain.eia.combat.play.CombatEvent.ReinforcementTried;
import tercio.domain.eia.combat.play.CombatEvent.RetiredIntoCity;
import tercio.domain.eia.combat.play.CombatEvent.RetirementProposed;
import tercio.domain.eia.combat.play.CombatEvent.RetreatEnded;
import tercio.domain.eia.combat.play.CombatEvent.RoundDeclared;
import tercio.domain.eia.combat.play.CombatEvent.SallyMade;
import tercio.domain.eia.combat.play.CombatEvent.WentBackInside;
import tercio.domain.eia.combat.play.CombatEvent.WithdrawalRolled;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.CombatStage;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence.Keyed;
import tercio.domain.sentence.Sentence;

/** Tells the events of combats outside cities. The catalogs of {@code eia.combat} say how they read. */
record CombatNarration(EiaState before) {

    Sentence of(CombatEvent event) {
        return switch (event) {
            case CombatsListed e when e.areas().isEmpty() -> say("none-left");
            case CombatsListed e -> say("listed").with("places", new Items(e.areas().stream().map(CampaignNames::at).toList()));
            case CombatBegan e -> say("begins").with("attackers", powers(e.attacker().powers())).with("defenders", powers(e.defender().powers())).with("at", at(e.area()))
                    .with("kind", word(e.kind()));
            case CombatStageReached e -> stage(e);
            case CombatAnswered e -> who("answered", e.power());
            case CombatKindChanged e -> say("kind-changed").with("kind", word(e.kind()));
            case ProposalAnswered e -> who("proposal-answered", e.power()).with("agreed", e.agreed());
            case RetirementProposed e -> who(e.proposal().isEmpty() ? "stays-outside" : "wants-inside", e.proposal().power());
            case RetiredIntoCity e -> who("retires", e.who().power()).with("units", new Items(Stream.concat(
                    CombatLists.union(e.who().corps(), e.who().irregulars()).stream().map(unit -> CombatNames.unitName(before, unit)), e.who().depot() ? Stream.<Argument>of(new Phrase(Sentence.of("eia.name.depot-garrison"))) : Stream.of()).toList()));
            case SallyMade e -> who("sally", e.power());
            case CommanderNamed e -> who("names-commander", e.naming().power()).with("leader", leader(e.naming().leader()));
            case CommandSettled e -> e.commander().map(leader -> who("commands", e.lead()).with("leader", leader(leader))).orElseGet(() -> who("no-commander", e.lead()))
                    .with("side", e.side().word());
            case ChitChosen e -> who("chit-chosen", e.power());
            case OutflankAnnounced e when e.attacker() && e.defender() -> say("both-outflank");
            case OutflankAnnounced e when e.attacker() || e.defender() -> side("outflanks", e.attacker() ? CombatSide.ATTACKER : CombatSide.DEFENDER);
            case OutflankAnnounced e -> say("nobody-outflanks");
            case ForceDivided e -> side("divides", e.side()).with("units", CombatNames.unitNames(before, e.flanking()));
            case ChitsRevealed e -> bothSides("chits").with("first", word(e.attacker())).with("second", word(e.defender()));
            case WithdrawalRolled e -> e.withdrawn().isEmpty() ? say("nobody-withdraws") : say("withdraws").with("units", CombatNames.unitNames(before, e.withdrawn()));
            case ForcesLeft e -> e.retreats().isEmpty() ? say("nobody-leaves")
                    : say("leave").with("who", new Items(e.retreats().stream().map(force -> lead(force.side())).toList()));
            case ForcesRevealed e -> bothSides("revealed").with("first", tenths(e.attacker().morale().level())).with("second", tenths(e.defender().morale().level()));
            case IdentitiesRevealed e -> say("identities").with("units", new Items(e.corps().stream().map(each -> CampaignNames.knownCorps(each.corps(), each.counter())).toList()));
            case RoundDeclared e -> side("declares", e.side()).with("guard", e.declaration().guard()).with("artillery", e.declaration().artillery());
            default -> outcome(event);
        };
    }

    private Sentence outcome(CombatEvent event) {
        return switch (event) {
            case OptionLosses e -> side("option-losses", e.side()).with("factors", factors(FactorLoss.sum(e.losses()))).with("cause", e.cause().equals("the bombardment") ? "bombardment" : "guard");
            case CombatRoundFought e -> say("round").with("round", e.round()).with("attacker", fire(CombatSide.ATTACKER, e.attacker()))
                    .with("defender", fire(CombatSide.DEFENDER, e.defender()));
            case CasualtiesTaken e -> side("casualties", e.side()).with("factors", factors(FactorLoss.sum(e.losses()))).with("pursuit", e.pursuit());
            case CombatDecided e -> e.winner().map(side -> side("won", side)).orElseGet(() -> say("undecided"));
            case PoliticalPointsChanged e -> who("points", e.power()).with("change", e.points() < 0 ? "lost" : "gained").with("points", Math.abs(e.points()));
            case LeadersCaptured e -> who("leaders-captured", e.by()).with("leaders", leaders(e.leaders()));
            case PursuitRolled e -> side("pursuit", e.by()).with("class", e.pursuitClass()).with("die", e.die()).with("modified", e.modified() != e.die())
                    .with("sum", e.modified()).with("percent", e.percentage()).with("points", e.points());
            case ForceRetreated e -> leaving("retreats").with("to", area(e.to()));
            case RetreatEnded e -> leaving("retreat-over");
            case ForceSurrendered e -> side("surrenders", e.side()).with("factors", factors(FactorLoss.sum(e.prisoners())))
                    .with("count", FactorLoss.sum(e.prisoners()).total()).with("to", power(e.to()));
            case ReinforcementTried e -> who("tries-to-reinforce", e.power()).with("from", area(e.from().area()));
            case ReinforcementArrived e -> side("reinforces", e.side()).with("units", CombatNames.unitNames(before, CombatLists.union(e.corps(), e.irregulars())));
            case ArrivalRolled e -> side("arrival", e.side()).with("die", e.die()).with("needed", e.needed()).with("arrived", e.arrived());
            case DayEndChosen e -> who("day-end-chosen", e.power());
            case DayEndRevealed e -> bothSides("day-end").with("first", word(e.attacker())).with("second", word(e.defender()));
            case CorpsRemoved e -> Sentence.several(Stream.of(e.corps().isEmpty() ? null : say("removed").with("units", CombatNames.unitNames(before, e.corps())),
                    e.leaders().isEmpty() ? null : say("leaders-leave").with("leaders", leaders(e.leaders()))).filter(told -> told != null).toList());
            case CombatDayBegan e -> say("day-begins").with("day", e.day());
            case WentBackInside e -> say("back-inside");
            case DepotSettled e -> who("enemy-depot", e.power()).with("fate", word(e.fate()));
            case CombatClosed e -> say("over").with("at", at(e.area()));
            case CityGarrisoned e -> who("city-occupied", e.power()).with("occupies", !e.enter().isEmpty() || !e.garrison().isEmpty()).with("city", area(e.area()));
            case CityFaced e -> who("city-faced", e.power()).with("besieges", e.besiegers().contains(e.power())).with("city", area(e.area()));
            case BesiegersLeft e -> e.besiegers().isEmpty() ? say("siege-lifted").with("city", area(e.area()))
                    : say("still-besieged").with("who", powers(e.besiegers())).with("city", area(e.area()));
            case EmptiedCityFell e -> say("city-falls").with("city", area(e.area()));
            default -> throw new IllegalArgumentException("no sentence for " + event);
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eia.combat." + key);
    }

    private static Keyed who(String key, Power power) {
        return say(key).with("who", power(power));
    }

    private Keyed side(String key, CombatSide side) {
        return say(key).with("who", lead(side));
    }

    private Keyed bothSides(String key) {
        return say(key).with("attacker", lead(CombatSide.ATTACKER)).with("defender", lead(CombatSide.DEFENDER));
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** About the force that is next to leave. */
    private Keyed leaving(String key) {
        var side = before.combats().fought().flatMap(combat -> combat.retreats().stream().findFirst()).map(force -> force.side()).orElse(CombatSide.DEFENDER);
        return side(key, side);
    }

    /** The power that decides for a side, or the side itself where no combat is fought. */
    private Argument lead(CombatSide side) {
        return before.combats().fought().map(combat -> power(combat.armyOf(side).lead()))
                .orElseGet(() -> new Phrase(Sentence.of("eia.name.side").with("side", side.word())));
    }

    private Sentence stage(CombatStageReached reached) {
        int step = reached.stage().step();
        boolean undivided = reached.stage() == CombatStage.DIVISION && before.combats().fought().flatMap(LandCombat::announced).isEmpty();
        return step == 0 ? say("before") : say("step").with("number", step).with("step", undivided ? "undivided" : "s" + step);
    }

    private Keyed fire(CombatSide side, SideFire fire) {
        return side("fire", side).with("die", fire.die()).with("modified", fire.modified() != fire.die()).with("sum", fire.modified()).with("table", new Text(fire.table()))
                .with("factors", fire.factors()).with("morale", tenths(fire.morale()));
    }
}
