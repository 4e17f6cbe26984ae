package tercio.adapters.page;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;

/**
 * A long class of tests that use the browser: left out where there is none, and one after another, beside those that are {@link InBrowser} and beside
 * tests without one. All in one browser would last longer than everything else together.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(NeedsBrowser.class)
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock("the second browser")
public @interface InSecondBrowser {}
