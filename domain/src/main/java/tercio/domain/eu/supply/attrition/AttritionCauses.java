package tercio.domain.eu.supply.attrition;

import java.util.List;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.policy.AttritionSystem;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifiers;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Readings;

/** The cause of a stack's attrition, with the inputs of its list of modifiers. */
public sealed interface AttritionCauses {

    AppliedModifiers modifiers(AttritionTables tables);

    Citation rule();

    /** The name in a sentence. */
    String label();

    /** The readings that affect its modifiers. */
    default List<Reading> relevantReadings() {
        return List.of();
    }

    /** Pillages, revolts and unfriendly rebellions: the number of counters on the minus side and on the plus side. */
    record Unrest(int minus, int plus) {
        public int drm() {
            return minus + 2 * plus;
        }
    }

    /**
     * Attrition in the supply step.
     *
     * @param causes the number of conditions of weak supply, 1 or more; no line of supply is itself one
     * @param enemyFortress whether the enemy controls the fortress of the province
     * @param straitForts the sum of the modifiers of strait fortifications on the line of supply
     */
    record WeakSupply(int causes, boolean massed, boolean noLine, boolean enemyFortress, int maneuver, int straitForts,
            Unrest unrest, int snowflakes) implements AttritionCauses {

        private static final Modifiers<WeakSupply> LIST = Modifiers.<WeakSupply>of("EU-ATTR-SUPPLY")
                .add(1, "causes above the first", stack -> 2 * (stack.causes - 1))
                .add(2, "massed forces", WeakSupply::massed, +2)
                .add(3, "no line of supply", WeakSupply::noLine, +2)
                .add(4, "enemy fortress in the province", WeakSupply::enemyFortress, +2)
                .add(5, "manoeuvre", stack -> -stack.maneuver)
                .add(6, "strait fortifications", WeakSupply::straitForts)
                .add(7, "pillages or revolts that count 1", stack -> stack.unrest.minus())
                .add(8, "pillages or revolts that count 2", stack -> 2 * stack.unrest.plus())
                .add(9, "snowflakes", WeakSupply::snowflakes);

        @Override
        public AppliedModifiers modifiers(AttritionTables tables) {
            return tables.system() == AttritionSystem.TABLES_FROM_12 ? LIST.on(everyPillageOnce()) : LIST.on(this);
        }

        /** The guide counts 1 for each pillage, plus or minus. */
        private WeakSupply everyPillageOnce() {
            return new WeakSupply(causes, massed, noLine, enemyFortress, maneuver, straitForts,
                    new Unrest(unrest.minus() + unrest.plus(), 0), snowflakes);
        }

        @Override
        public Citation rule() {
            return LIST.rule();
        }

        @Override
        public String label() {
            return "supply attrition";
        }
    }

    /**
     * Attrition of movement.
     *
     * @param causes the number of causes, 1 or more, including massed forces and bad weather
     * @param enemyProvince whether the stack entered an enemy province or stayed in one
     * @param unrest in all provinces of the move, start and end included
     * @param drivenBack whether a flood has driven the stack back (EU-MOVE-5)
     */
    record March(int causes, int maneuver, boolean noLine, int straitForts, boolean enemyProvince, Unrest unrest, int snowflakes, boolean drivenBack)
            implements AttritionCauses {

        /** A march that no flood has stopped. */
        public March(int causes, int maneuver, boolean noLine, int straitForts, boolean enemyProvince, Unrest unrest, int snowflakes) {
            this(causes, maneuver, noLine, straitForts, enemyProvince, unrest, snowflakes, false);
        }

        private static final Modifiers<March> LIST = Modifiers.<March>of("EU-ATTR-MOVEMENT")
                .add(1, "causes above the first", stack -> 2 * (stack.causes - 1))
                .add(2, "manoeuvre", stack -> -stack.maneuver)
                .add(3, "no line of supply at the start", March::noLine, +2)
                .add(4, "strait fortifications", March::straitForts)
                .add(5, "enemy province entered", March::enemyProvince, +2)
                .add(6, "pillages and revolts on the way", stack -> stack.unrest.drm())
                .add(7, "snowflakes", March::snowflakes)
                .add(8, "driven back by a flood", March::drivenBack, +2);

        @Override
        public AppliedModifiers modifiers(AttritionTables tables) {
            return LIST.on(this);
        }

        @Override
        public Citation rule() {
            return LIST.rule();
        }

        @Override
        public String label() {
            return "movement attrition";
        }
    }

    /**
     * Attrition of Timar who winter out of the national territory.
     *
     * @param distance in provinces
     * @param perProvince the modifier for each of them
     */
    record FarFromHome(int distance, int perProvince) implements AttritionCauses {

        private static final Modifiers<FarFromHome> LIST = Modifiers.<FarFromHome>of("EU-TUR-4")
                .add(1, "provinces to national territory", timar -> timar.perProvince * timar.distance);

        @Override
        public AppliedModifiers modifiers(AttritionTables tables) {
            return LIST.on(this);
        }

        @Override
        public Citation rule() {
            return LIST.rule();
        }

        @Override
        public String label() {
            return "wintering of Timar";
        }
    }

    /** Attrition inside a besieged fortress. */
    record Besieged(int besiegedSiege, int besiegerSiege, boolean unblockedPort, int siegeworkMinus, int siegeworkPlus)
            implements AttritionCauses {

        private static final Modifiers<Besieged> LIST = Modifiers.<Besieged>of("EU-ATTR-BESIEGED")
                .add(1, "siege value of a besieged leader", stack -> -stack.besiegedSiege)
                .add(2, "siege value of a besieging leader", Besieged::besiegerSiege)
                .add(3, "unblocked port", Besieged::unblockedPort, -3)
                .add(4, "siegeworks -", Besieged::siegeworkMinus)
                .add(5, "siegeworks +", stack -> 3 * stack.siegeworkPlus);

        @Override
        public AppliedModifiers modifiers(AttritionTables tables) {
            // The guide lists besieged troops under weak supply, in friendly land, and names no modifiers of a siege for them.
            return tables.system() == AttritionSystem.TABLES_FROM_12 ? AppliedModifiers.NONE : LIST.on(this);
        }

        @Override
        public Citation rule() {
            return LIST.rule();
        }

        @Override
        public String label() {
            return "siege attrition of the besieged";
        }
    }

    /**
     * Attrition of the besieger of a fortress.
     *
     * @param massed 6 LD or more
     */
    record Besieging(boolean noLine, boolean tooSmall, boolean massed, boolean badWeather, int straitForts, int snowflakes,
            Unrest unrest, int besiegerSiege, int besiegedSiege) implements AttritionCauses {

        /** The least size of massed forces, in LD. */
        public static final int MASSED_LD = 6;

        private static final Modifiers<Besieging> LIST = Modifiers.<Besieging>of("EU-ATTR-BESIEGER")
                .add(1, "no line of supply", Besieging::noLine, +2)
                .add(2, "no line of supply and too small to undermine", stack -> stack.noLine && stack.tooSmall, +2)
                .add(3, "6 LD or more", Besieging::massed, +2)
                .add(4, "bad weather", Besieging::badWeather, +2)
                .add(5, "strait fortifications", Besieging::straitForts)
                .add(6, "snowflakes", Besieging::snowflakes)
                .add(7, "pillage or revolt -", stack -> stack.unrest.minus())
                .add(8, "pillage or revolt +", stack -> 2 * stack.unrest.plus())
                .add(9, "siege value of a besieging leader", stack -> -stack.besiegerSiege)
                .add(10, "siege value of a besieged leader", Besieging::besiegedSiege);

        @Override
        public AppliedModifiers modifiers(AttritionTables tables) {
            return LIST.on(this);
        }

        @Override
        public Citation rule() {
            return LIST.rule();
        }

        /** The causes in a later round of the siege, with more pillages. */
        public Besieging inLaterRound(boolean stillMassed, int morePillages) {
            return new Besieging(noLine, tooSmall, stillMassed, badWeather, straitForts, snowflakes,
                    new Unrest(unrest.minus() + morePillages, unrest.plus()), besiegerSiege, besiegedSiege);
        }

        @Override
        public String label() {
            return "siege attrition of the besieger";
        }
    }

    /**
     * Attrition at sea.
     *
     * @param fleets FLEET counters
     * @param difficulty the greatest of the zones, reduced for own ports
     * @param seaMalus the sum over all zones entered
     * @param startDistance zones between the stack and its port at the start, 0 next to it
     * @param corsairs the unfriendly corsairs on the way
     * @param blockadedLevel the level of the fortress blockaded at the start, 0 if none
     * @param blockaderSiege the siege value of an admiral or explorer who blockades
     * @param warships whether the stack has warships, of which alone carracks have a modifier
     */
    record Voyage(NavalTechnology technology, int maneuver, int fleets, int zonesEntered, int difficulty, int seaMalus,
            int startDistance, boolean arsenalToArsenal, Unrest corsairs, int blockadedLevel, int blockaderSiege, int straitForts,
            boolean badWeather, Readings readings, boolean warships) implements AttritionCauses {

        /** A stack with warships. */
        public Voyage(NavalTechnology technology, int maneuver, int fleets, int zonesEntered, int difficulty, int seaMalus, int startDistance,
                boolean arsenalToArsenal, Unrest corsairs, int blockadedLevel, int blockaderSiege, int straitForts, boolean badWeather, Readings readings) {
            this(technology, maneuver, fleets, zonesEntered, difficulty, seaMalus, startDistance, arsenalToArsenal, corsairs, blockadedLevel, blockaderSiege,
                    straitForts, badWeather, readings, true);
        }

        @Override
        public AppliedModifiers modifiers(AttritionTables tables) {
            return NavalAttrition.of(this, tables);
        }

        @Override
        public Citation rule() {
            return NavalAttrition.RULE;
        }

        @Override
        public String label() {
            return "naval attrition";
        }

        @Override
        public List<Reading> relevantReadings() {
            boolean touched = fleets > 1 && zonesEntered > 1 || corsairs.drm() > 0 || blockadedLevel > 0 || blockaderSiege > 0;
            return touched ? List.of(AttritionReadings.NAVAL_ATTRITION) : List.of();
        }

        /** Whether the trial rules on distance, corsairs and blockades apply. */
        boolean usesTrialRules() {
            return readings.is(AttritionReadings.NAVAL_ATTRITION, Reading.ON);
        }
    }
}
