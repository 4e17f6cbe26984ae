package tercio.adapters.secrets;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the commands, events and scenarios with secrets of which a test compares twin games. {@link HiddenKinds} fails the test where one of
 * them did not come up as something that the one knows and the other does not.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Hides {
    Class<?>[] value();
}
