package tercio.domain.eu.common.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.edition.Editions;
import tercio.domain.eu.common.forces.ArmyClass;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.battle.BattleSide;
import tercio.domain.eu.land.battle.Crossing;
import tercio.domain.eu.land.battle.LandBattle;
import tercio.domain.eu.land.battle.LandBattleProcedure;
import tercio.domain.eu.land.battle.SampledLandBattle;
import tercio.domain.eu.sea.battle.FleetLosses;
import tercio.domain.eu.sea.battle.NavalBattle;
import tercio.domain.eu.sea.battle.NavalBattleProcedure;
import tercio.domain.eu.sea.battle.NavalSide;
import tercio.domain.eu.sea.battle.SampledNavalBattle;
import tercio.domain.eu.sea.battle.SeaRegion;
import tercio.domain.eu.sea.battle.Withdrawal;
import tercio.domain.ruling.Readings;

/** Battles of all kinds: fifty that are always the same, or one by its number. */
final class VariedBattles {

    private static final int IN_EUROPE = 24;
    private static final int ELSEWHERE = 8;
    private static final int OF_EACH_OLDER_EDITION = 5;
    private static final int AT_SEA = 8;
    private static final String[] COUNTRIES = {"france", "spain", "turkey", "russia", "poland", "sweden"};

    private final Random random;

    private VariedBattles(long seed) {
        random = new Random(seed);
    }

    static List<SampledBattle<?>> all() {
        return new VariedBattles(1618).drawn();
    }

    /** One of a third each at sea, on land in Europe, and on land elsewhere or in an older edition. */
    static SampledBattle<?> one(long number) {
        var battles = new VariedBattles(number);
        return switch (Math.floorMod(number, 3)) {
            case 0 -> battles.atSea();
            case 1 -> battles.onLand(Theatre.EUROPE, battles.one(Terrain.values()), EuTables.PRINTED);
            default -> switch (battles.random.nextInt(3)) {
                case 0 -> battles.onLand(Theatre.ROTW, battles.one(Terrain.values()), EuTables.PRINTED);
                case 1 -> battles.onLand(Theatre.EUROPE, battles.one(Terrain.values()), Editions.fast().tables());
                default -> battles.onLand(Theatre.EUROPE, battles.one(Terrain.values()), Editions.rapid().tables());
            };
        };
    }

    private List<SampledBattle<?>> drawn() {
        var battles = new ArrayList<SampledBattle<?>>();
        for (int number = 0; number < IN_EUROPE; number++) {
            battles.add(onLand(Theatre.EUROPE, Terrain.values()[number % Terrain.values().length], EuTables.PRINTED));
        }
        for (int number = 0; number < ELSEWHERE; number++) {
            battles.add(onLand(Theatre.ROTW, one(Terrain.values()), EuTables.PRINTED));
        }
        for (int number = 0; number < OF_EACH_OLDER_EDITION; number++) {
            var theatre = number == 0 ? Theatre.ROTW : Theatre.EUROPE;
            battles.add(onLand(theatre, one(Terrain.values()), Editions.fast().tables()));
            battles.add(onLand(theatre, one(Terrain.values()), Editions.rapid().tables()));
        }
        for (int number = 0; number < AT_SEA; number++) {
            battles.add(atSea());
        }
        return battles;
    }

    private SampledBattle<Integer> onLand(Theatre theatre, Terrain terrain, EuTables tables) {
        boolean interception = random.nextInt(3) == 0;
        boolean natives = theatre == Theatre.ROTW && random.nextBoolean();
        var battle = new LandBattle(one(Period.values()), theatre, terrain, interception, one(Crossing.values()), random.nextBoolean(),
                side(one(COUNTRIES)), natives ? natives() : side(one(COUNTRIES)), Readings.STANDARD);
        var start = LandBattleProcedure.start(battle, tables)
                .withRetreatIntent(Side.PHASING, random.nextBoolean()).withRetreatIntent(Side.NON_PHASING, random.nextBoolean())
                .withRetreatRoom(Side.PHASING, random.nextInt(3) == 0 ? random.nextInt(4) : BattleState.UNLIMITED_ROOM)
                .withRetreatRoom(Side.NON_PHASING, BattleState.UNLIMITED_ROOM);
        if (random.nextInt(3) == 0) {
            start = start.withWinnerRetreating(one(Side.values()), BattleState.UNLIMITED_ROOM);
        }
        return SampledLandBattle.of(battle, start, !interception && random.nextInt(3) == 0, tables);
    }

    private SampledBattle<FleetLosses> atSea() {
        var battle = new NavalBattle(one(SeaRegion.values()), 10 + random.nextInt(40), random.nextBoolean(),
                fleet(one(COUNTRIES)), fleet(one(COUNTRIES)), Readings.STANDARD);
        var start = NavalBattleProcedure.start()
                .withRetreatIntent(Side.PHASING, random.nextBoolean()).withRetreatIntent(Side.NON_PHASING, random.nextBoolean());
        return SampledNavalBattle.of(battle, start, !battle.interception() && random.nextInt(3) == 0, EuTables.PRINTED);
    }

    private BattleSide side(String country) {
        var technology = LandTechnology.values()[1 + random.nextInt(LandTechnology.values().length - 1)];
        return new BattleSide(new CountryId(country), Units.of(random.nextInt(3), random.nextInt(2), 1 + random.nextInt(2)),
                ArmyClass.values()[random.nextInt(ArmyClass.values().length - 1)], random.nextBoolean(), technology, random.nextInt(4) == 0,
                leader(country, LeaderCategory.GENERAL), false, random.nextInt(5) == 0);
    }

    /** Several dice for more than 8 LD; with more than two their odds have too many cases. */
    private BattleSide natives() {
        return new BattleSide(new CountryId("natives"), Units.of(0, 0, 1 + random.nextInt(12)).mergedAsNatives(), ArmyClass.A, false,
                LandTechnology.MEDIEVAL, false, Optional.of(named("natives", LeaderCategory.GENERAL)), false, false);
    }

    private NavalSide fleet(String country) {
        boolean galleys = random.nextInt(3) == 0;
        var units = galleys ? new NavalUnits(1, 0, 0, 4 + random.nextInt(6), 0, 0, 0)
                : new NavalUnits(random.nextInt(2), 0, 3 + random.nextInt(5), 0, random.nextInt(2), 0, 0);
        return new NavalSide(new CountryId(country), units, one(NavalTechnology.values()), galleys ? FirstLine.NGD : FirstLine.NWD, random.nextBoolean(),
                leader(country, LeaderCategory.ADMIRAL), false, one(Withdrawal.values()), List.of());
    }

    /** One in three is drawn by die. */
    private Optional<Leader> leader(String country, LeaderCategory category) {
        return random.nextInt(3) == 0 ? Optional.empty() : Optional.of(named(country, category));
    }

    private Leader named(String country, LeaderCategory category) {
        return new Leader(new LeaderId("leader"), "leader", new CountryId(country), category, 'B', value(), value(), value(), 0, random.nextInt(6) == 0, false, false, false);
    }

    private int value() {
        return random.nextInt(7);
    }

    private <T> T one(T[] of) {
        return of[random.nextInt(of.length)];
    }
}
