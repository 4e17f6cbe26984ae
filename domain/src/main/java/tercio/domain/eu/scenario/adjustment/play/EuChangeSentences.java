package tercio.domain.eu.scenario.adjustment.play;

import java.util.Locale;
import java.util.stream.Collectors;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.Revolt;
import tercio.domain.eu.common.game.SpokenNames;
import tercio.domain.eu.common.game.StackTitle;
import tercio.domain.map.SpaceId;

/** Changes in the words of an explanation, which records keep. */
final class EuChangeSentences {

    private EuChangeSentences() {}

    /** One change, as part of a sentence. */
    static String of(EuState before, EuChange change) {
        return switch (change) {
            case StackChange.StackRaised raised -> "a new stack of " + Nation.of(raised.country()) + " (" + raised.units().units() + ") stands "
                    + place(raised.province(), raised.inside().orElse(false));
            case StackChange.StackPlaced placed -> stack(before, placed.stack()) + " stands " + place(placed.province(), placed.inside().orElse(false));
            case StackChange.StackUnits written -> stack(before, written.stack()) + " has " + written.units().units()
                    + written.veteranLd().filter(ld -> ld > 0).map(ld -> ", " + ld + " LD of them veteran").orElse("");
            case StackChange.StackWithdrawn withdrawn -> stack(before, withdrawn.stack()) + " is taken off the map";
            case SeaChange.FleetRaised raised -> FleetAdjustments.sentence(before, raised);
            case SeaChange.FleetPlaced placed -> FleetAdjustments.sentence(before, placed);
            case SeaChange.FleetShips written -> FleetAdjustments.sentence(before, written);
            case SeaChange.FleetWithdrawn withdrawn -> FleetAdjustments.sentence(before, withdrawn);
            case SeaChange.CorsairsSet set -> SeaAdjustments.sentence(before, set);
            case SeaChange.DamagedSet set -> SeaAdjustments.sentence(before, set);
            case LeaderChange.AdmiralSet set -> SeaAdjustments.sentence(before, set);
            case SeaChange.FleetGold set -> SeaAdjustments.sentence(before, set);
            case SeaChange.FleetConvoy set -> SeaAdjustments.sentence(before, set);
            case SeaChange.FleetBlockade set -> SeaAdjustments.sentence(before, set);
            case SeaChange.GoldSet set -> SeaAdjustments.sentence(before, set);
            case WorldChange.MilitiaSet set -> WorldAdjustments.sentence(set);
            case WorldChange.NativesSet set -> NativeAdjustments.sentence(set);
            case WorldChange.DiscoveriesSet set -> DiscoveryAdjustments.sentence(set);
            case WorldChange.ConquistadorsSet set -> NativeAdjustments.sentence(set);
            case WorldChange.FollowersSet set -> NativeAdjustments.sentence(before, set);
            case ProvinceChange.SiegeworksSet set -> "siegeworks in " + province(set.province()) + ": S- " + set.minus() + ", S+ " + set.plus();
            case ProvinceChange.BreachSet set -> "the fortress of " + province(set.province()) + (set.breached() ? " has a breach" : " has no breach");
            case ProvinceChange.ProvinceController control -> Nation.of(control.controller()) + " controls " + province(control.province());
            case ProvinceChange.PillageSet set -> province(set.province()) + " has pillage of level " + set.level();
            case ProvinceChange.FloodSet set -> province(set.province()) + (set.flooded() ? " is flooded" : " is not flooded");
            case ProvinceChange.FortressSupply set -> "the fortress of " + province(set.province()) + (set.supplied() ? " is" : " is not") + " supplied by a fleet";
            case StackChange.StackForaging set -> stack(before, set.stack()) + (set.foraging() ? " forages in its next battle" : " does not forage");
            case StackChange.StackSupply set -> stack(before, set.stack()) + (set.cutOff() ? " has no line of supply" : " is in supply");
            case ProvinceChange.FortressLevel set -> "the fortress of " + province(set.province()) + " has level " + set.level();
            case LeaderChange.LeaderSet set -> SpokenNames.leader(before, set.leader()) + " is " + switch (set.condition()) {
                case PRESENT -> "with " + stack(before, set.stack().orElseThrow());
                case WAITING -> "without a stack until the next round";
                case WOUNDED -> "wounded until " + set.returns().orElseThrow().label();
                case ALONE -> "alone in " + province(set.province().orElseThrow());
                case KILLED, CAPTURED -> set.condition().name().toLowerCase(Locale.ROOT);
            };
            case LeaderChange.LeaderEntered entered -> LeaderAdjustments.sentence(before, entered);
            case CountryChange.StabilitySet set -> Nation.of(set.country()) + " has stability " + set.stability();
            case CountryChange.VictoryPointsSet set -> Nation.of(set.country()) + " has " + set.points() + " victory points";
            case CountryChange.CampaignCosts costs -> Nation.of(costs.country()) + (costs.line().isIncome() ? " has received " : " has spent ") + costs.ducats() + " ducats on " + costs.line().word() + " ("
                    + costs.line().title() + ")";
            case CountryChange.CampaignSet set -> Nation.of(set.country()) + " has " + set.campaign();
            case CountryChange.CampaignSlots slots -> "active moves of " + Nation.of(slots.country()) + ": " + (slots.stacks().isEmpty() ? "none"
                    : slots.stacks().stream().map(id -> stack(before, id)).collect(Collectors.joining(", ")));
            case WorldChange.EstablishmentSet set -> WorldAdjustments.sentence(set);
            case WorldChange.EstablishmentsRemoved removed -> WorldAdjustments.sentence(removed);
            case CountryChange.TreasurySet set -> Nation.of(set.country()) + " had " + set.ducats() + " ducats when the turn began";
            case RoundChange.InitiativeOrder set -> "the alliances act in the order of " + set.countries().stream().map(Nation::of).collect(Collectors.joining(", "));
            case ProvinceChange.ProvinceOwner set -> Nation.of(set.owner()) + " owns " + province(set.province());
            case ProvinceChange.RaidSet set -> set.level() == 0 ? "no corsairs raid " + province(set.province())
                    : new Raid(set.by(), set.level(), 0) + " of " + Nation.of(set.by()) + (set.level() > 2 ? " raid " : " raids ") + province(set.province());
            case ProvinceChange.RevoltSet set -> province(set.province()) + (set.level() == 0 ? " is not in revolt" : " has " + new Revolt(set.level(), 0)
                    + set.fortressLd().map(ld -> ", to which the fortress with " + ld + " LD is friendly").orElse(""));
            case ProvinceChange.PortBlockade set -> "the port of " + province(set.province()) + (set.blockaded() ? " is" : " is not") + " blockaded";
            case ProvinceChange.SiegeContinued set -> "the siege of " + province(set.province()) + (set.continued() ? " began in an earlier turn" : " began in this turn");
            case CountryChange.LeviesSet set -> Nation.of(set.country()) + (set.declared() ? " has declared exceptional levies and recruited " + set.recruitedLd()
                    + " LD by them" : " has declared no exceptional levies") + "; its worst defeat of the round: " + set.defeat().word();
            case CountryChange.OttomansMet set -> Nation.of(set.country()) + (set.met() ? " has fought" : " has never fought") + " Turkish troops with an ARMY counter";
            case CountryChange.ReformsSet set -> "the army of " + Nation.of(set.country()) + " has " + (set.reforms().isEmpty() ? "no reforms"
                    : "the reforms " + set.reforms().stream().map(Object::toString).collect(Collectors.joining(", ")));
            case DiplomacyChange set -> DiplomacyAdjustments.sentence(before, set);
            case RoundChange.SundSet set -> set.frozen() ? "the Sund is frozen" : "the Sund is open";
            case RoundChange.WeatherSet set -> set.bad() ? "the weather is bad" : "the weather is good";
            case RoundChange.RoundSet set -> "round " + set.box().label() + " begins";
        };
    }

    /** A stack of the same adjustment is not on the board before it. */
    private static String stack(EuState before, StackId id) {
        return before.stack(id).map(known -> StackTitle.of(before, id)).orElse("the new stack " + id);
    }

    private static String place(SpaceId province, boolean inside) {
        return (inside ? "inside the fortress of " : "in ") + province(province);
    }

    private static String province(SpaceId id) {
        return EuMap.PRINTED.province(id).orElseThrow().name();
    }
}
