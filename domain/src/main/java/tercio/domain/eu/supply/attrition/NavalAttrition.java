package tercio.domain.eu.supply.attrition;

import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.policy.AttritionSystem;
import tercio.domain.eu.supply.attrition.AttritionCauses.Voyage;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifiers;

/** The modifiers of attrition at sea. */
final class NavalAttrition {

    private record Sailing(Voyage voyage, AttritionTables tables) {
        /** Carracks are warships; the later technologies are those of any stack. */
        int technology() {
            return voyage.warships() || voyage.technology() != NavalTechnology.CARRACK ? tables.navalDrm(voyage.technology()) : 0;
        }

        boolean isOlderGuide() {
            return tables.system() == AttritionSystem.TABLES_FROM_12;
        }

        /** The older guide's modifier for several FLEETs; zones entered do not count. */
        int flat(int fleets, int drm) {
            return isOlderGuide() && voyage.fleets() == fleets ? drm : 0;
        }

        /** Whether zones count by the number of FLEETs; otherwise they count alike for every stack. */
        boolean countsBySize() {
            return voyage.usesTrialRules() && !isOlderGuide();
        }

        /** Zones count in steps that depend on the size of the stack. Without the trial rules each stack counts as small. */
        int step(int leastFleets, int mostFleets, int zones, int drm) {
            int fleets = countsBySize() ? voyage.fleets() : 0;
            return fleets >= leastFleets && fleets <= mostFleets ? drm * (voyage.zonesEntered() / zones) : 0;
        }

        int distance(int least, int most, int drm) {
            boolean spared = isOlderGuide() && voyage.fleets() == 0;
            return !spared && voyage.startDistance() >= least && voyage.startDistance() <= most ? drm : 0;
        }

        int trial(int drm) {
            return voyage.usesTrialRules() ? drm : 0;
        }
    }

    private static final Modifiers<Sailing> LIST = Modifiers.<Sailing>of("EU-ATTR-NAVAL")
            .add(1, "always", stack -> !stack.isOlderGuide(), -6)
            .add(2, "manoeuvre", stack -> -stack.voyage().maneuver())
            .add(3, "strait fortifications", stack -> stack.voyage().straitForts())
            .add(4, "malus of the sea zones", stack -> stack.voyage().seaMalus())
            .add(5, "naval technology", Sailing::technology)
            .add(6, "bad weather", stack -> stack.voyage().badWeather(), +2)
            .add(7, "greatest sea difficulty", stack -> stack.voyage().difficulty())
            .add(8, "zones entered by at most one FLEET", stack -> stack.countsBySize() ? stack.step(0, 1, 4, +1) : 0)
            .add(8, "zones entered", stack -> stack.countsBySize() ? 0 : stack.step(0, 1, 4, +1))
            .add(9, "zones entered by two FLEETs", stack -> stack.step(2, 2, 2, +2))
            .add(10, "zones entered by three FLEETs", stack -> stack.step(3, Integer.MAX_VALUE, 2, +4))
            .add(9, "two FLEETs", stack -> stack.flat(2, +3))
            .add(10, "three FLEETs", stack -> stack.flat(3, +6))
            .add(11, "several FLEETs from arsenal to arsenal",
                    stack -> stack.voyage().fleets() > 1 && stack.voyage().arsenalToArsenal(), -1)
            .add(12, "starts one zone away from its port", stack -> stack.distance(1, 1, +3))
            .add(13, "starts two to four zones away from its port", stack -> stack.distance(2, 4, +6))
            .add(14, "starts five or more zones away from its port", stack -> stack.distance(5, Integer.MAX_VALUE, +9))
            .add(15, "corsairs on the way", stack -> stack.trial(stack.voyage().corsairs().drm()))
            .add(16, "siege value of a blockading leader", stack -> stack.trial(-stack.voyage().blockaderSiege()))
            .add(17, "half the level of the blockaded fortress", stack -> stack.trial(Math.ceilDiv(stack.voyage().blockadedLevel(), 2)));

    static final Citation RULE = LIST.rule();

    private NavalAttrition() {}

    static AppliedModifiers of(Voyage voyage, AttritionTables tables) {
        return LIST.on(new Sailing(voyage, tables));
    }
}
